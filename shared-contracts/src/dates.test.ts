import { formatClock, formatInstant } from './dates';

test.each([
  ['de', '21. Nov. 2026, 12:03 Uhr', '12:03:07 Uhr'],
  ['en', '21 Nov 2026, 12:03', '12:03:07'],
  ['cs', '21. lis 2026, 12:03', '12:03:07'],
] as const)('an instant is shown as Berlin’s clocks show it: %s', (lang, instant, clock) => {
  expect(formatInstant('2026-11-21T11:03:07Z', lang)).toBe(instant);
  expect(formatClock('2026-11-21T11:03:07Z', lang)).toBe(clock);
});
