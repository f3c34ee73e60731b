import { today } from '@vestibule/contracts/dates';
import { shiftDay, weeksUntilCurrent, weeksUntilRunning } from './shift';

describe('shift', () => {
  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-27', '2026-11-21', 0],
    ['2026-11-28', '2026-11-21', -1],
    ['2026-11-20', '2026-11-21', 1],
    ['2013-05-06', '2026-11-21', 707],
  ])('an event of %s comes into the week from %s by %i weeks', (first, current, weeks) => {
    expect(weeksUntilCurrent(first, current)).toBe(weeks);
    const moved = shiftDay(first, weeks);
    expect(moved >= current && moved <= shiftDay(current, 1)).toBe(true);
  });

  test.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-15', '2026-11-21', 0],
    ['2026-11-14', '2026-11-21', 1],
    ['2026-11-23', '2026-11-21', -1],
  ])('an event of %s is running on %s after %i weeks', (first, current, weeks) => {
    expect(weeksUntilRunning(first, current)).toBe(weeks);
  });

  test('the day is Berlin’s', () => {
    expect(today(Date.UTC(2026, 10, 21, 23, 30))).toBe('2026-11-22');
  });
});
