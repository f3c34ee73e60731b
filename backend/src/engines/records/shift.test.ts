import { berlinDay } from '../../platform/dates';
import { shiftDay, weeksUntilCurrent, weeksUntilRunning } from './shift';

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

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-15', '2026-11-21', 0],
  ['2026-11-14', '2026-11-21', 1],
  ['2026-11-23', '2026-11-21', -1],
])('an event of %s is running on %s after %i weeks', (first, today, weeks) => {
  expect(weeksUntilRunning(first, today)).toBe(weeks);
});

test('the day is Berlin’s', () => {
  expect(berlinDay(Date.UTC(2026, 10, 21, 23, 30))).toBe('2026-11-22');
});
