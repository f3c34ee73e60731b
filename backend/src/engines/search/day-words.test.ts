import type { Language } from '@vestibule/contracts';
import { readDays } from './day-words';

/** Saturday. */
const NOW = Date.parse('2026-11-28T09:00:00+01:00');
const day = (at: string) => new Date(at).toISOString();

describe('days in typed texts', () => {
  test.each<[string, Language, string, string, string]>([
    ['28.11.', 'de', '2026-11-28', '2026-11-29', ''],
    ['28. 11. 2027', 'cs', '2027-11-28', '2027-11-29', ''],
    ['28/11', 'en', '2026-11-28', '2026-11-29', ''],
    ['2026-12-24', 'en', '2026-12-24', '2026-12-25', ''],
    ['28. November', 'de', '2026-11-28', '2026-11-29', ''],
    ['Konzert am 5. Dezember', 'de', '2026-12-05', '2026-12-06', 'konzert'],
    ['November 28th, 2026', 'en', '2026-11-28', '2026-11-29', ''],
    ['28th of November', 'en', '2026-11-28', '2026-11-29', ''],
    ['28. listopadu', 'cs', '2026-11-28', '2026-11-29', ''],
    ['3. ledna', 'cs', '2027-01-03', '2027-01-04', ''],
    ['heute Konzert', 'de', '2026-11-28', '2026-11-29', 'konzert'],
    ['übermorgen', 'de', '2026-11-30', '2026-12-01', ''],
    ['tomorrow', 'en', '2026-11-29', '2026-11-30', ''],
    ['v sobotu', 'cs', '2026-11-28', '2026-11-29', ''],
    ['ve středu', 'cs', '2026-12-02', '2026-12-03', ''],
    ['Sonntag', 'de', '2026-11-29', '2026-11-30', ''],
    ['this weekend', 'en', '2026-11-28', '2026-11-30', ''],
  ])('%s (%s)', (typed, lang, from, until, rest) => {
    const found = readDays(typed, lang, NOW);
    expect(found?.days).toEqual({ from: day(`${from}T00:00:00+01:00`), until: day(`${until}T00:00:00+01:00`) });
    expect(found?.rest).toBe(rest);
  });

  test('a month is all of its days, and a past one that of the next year', () => {
    expect(readDays('Dezember', 'de', NOW)?.days).toEqual({
      from: day('2026-12-01T00:00:00+01:00'),
      until: day('2027-01-01T00:00:00+01:00'),
    });
    expect(readDays('May', 'en', NOW)?.days.from).toBe(day('2027-05-01T00:00:00+02:00'));
  });

  test.each(['Konzert', '12.50', '31.2.', '311 Bäume', 'Muybridge 1878', 'maison', ''])('%s names no day', (typed) => {
    expect(readDays(typed, 'de', NOW)).toBeUndefined();
  });
});
