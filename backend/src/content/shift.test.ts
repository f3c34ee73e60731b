import { berlinDay, shiftDay, weeksUntilCurrent } from './shift';

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-27', '2026-11-21', 0],
  ['2026-11-28', '2026-11-21', -1],
  ['2026-11-20', '2026-11-21', 1],
  ['2013-05-06', '2026-11-21', 707],
])('an event of %s comes into the week from %s by %i weeks', (first, today, weeks) => {
  expect(weeksUntilCurrent(first, today)).toBe(weeks);
  const moved = shiftDay(first, weeks);
  expect(moved >= today && moved <= shiftDay(today, 1)).toBe(true);
});

test('the day is Berlin’s', () => {
  expect(berlinDay(Date.UTC(2026, 10, 21, 23, 30))).toBe('2026-11-22');
});
