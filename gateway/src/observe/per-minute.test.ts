import { perMinute } from './per-minute';

test('so many a minute, and as many in the next', () => {
  let time = 0;
  const allowed = perMinute(2, () => time);
  expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
  time = 59_999;
  expect(allowed()).toBe(false);
  time = 60_000;
  expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
});
