import { dayParts, foreignZone, formatClock, formatDate, formatInstant, formatTimeRange, isSameDay } from './dates';

describe('dates', () => {
  test.each([
    ['de', '21. Nov. 2026, 12:03 Uhr', '12:03:07 Uhr'],
    ['en', '21 Nov 2026, 12:03', '12:03:07'],
    ['cs', '21. 11. 2026, 12:03', '12:03:07'],
  ] as const)('an instant is shown as Berlin’s clocks show it: %s', (lang, instant, clock) => {
    expect(formatInstant('2026-11-21T11:03:07Z', lang)).toBe(instant);
    expect(formatClock('2026-11-21T11:03:07Z', lang)).toBe(clock);
  });

  test.each([
    ['de', '19:30–20:45 Uhr', '19–21 Uhr'],
    ['en', '19:30–20:45', '19:00–21:00'],
    ['cs', '19:30–20:45', '19:00–21:00'],
  ] as const)('a range of times names its unit once: %s', (lang, plain, whole) => {
    expect(formatTimeRange('2026-11-21T19:30:00+01:00', '2026-11-21T20:45:00+01:00', lang)).toBe(plain);
    expect(formatTimeRange('2026-11-21T19:00:00+01:00', '2026-11-21T21:00:00+01:00', lang)).toBe(whole);
  });

  test.each([
    ['de', '20–24 Uhr'],
    ['en', '20:00–24:00'],
    ['cs', '20:00–24:00'],
  ] as const)('a range until midnight ends on its day: %s', (lang, range) => {
    const [start, end] = ['2026-11-28T20:00:00+01:00', '2026-11-29T00:00:00+01:00'];
    expect(isSameDay(start, end)).toBe(true);
    expect(formatTimeRange(start, end, lang)).toBe(range);
    expect(isSameDay(start, '2026-11-29T00:30:00+01:00')).toBe(false);
    expect(isSameDay(start, '2026-11-30T00:00:00+01:00')).toBe(false);
  });

  test('a Czech date has no shortened month', () => {
    expect(formatDate('2026-11-28', 'cs')).toBe('28. 11. 2026');
  });

  test.each([
    ['2026-11-21T19:30:00+01:00', 'Europe/Berlin', ''],
    ['2026-11-21T19:30:00+01:00', 'Europe/Prague', ''],
    ['2026-11-21T19:30:00-05:00', 'America/New_York', 'severoamerický východní čas'],
    ['2026-11-21T19:30:00+09:00', 'Nowhere/Land', 'Nowhere/Land'],
  ])('names the zone where clocks show something else than in Berlin: %s %s', (start, zone, name) => {
    expect(foreignZone(start, zone, 'cs')).toBe(name);
  });

  test.each([
    ['de', 'Do', 'Di'],
    ['en', 'Thu', 'Tue'],
    ['cs', 'čt', 'út'],
  ] as const)('weekdays are short as people write them: %s', (lang, thursday, tuesday) => {
    expect(dayParts('2026-11-26', lang).short).toBe(thursday);
    expect(dayParts('2026-11-24', lang).short).toBe(tuesday);
  });
});
