import { nightly } from './nightly';

const HOUR_MS = 3600 * 1000;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-28T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('does a job once a night by the clock of the house, also in the night that has one hour less', async () => {
  const done: string[] = [];
  const end = nightly(3, () => Promise.resolve(done.push(new Date().toISOString().slice(0, 13))), fail);
  await jest.advanceTimersByTimeAsync(40 * HOUR_MS);
  expect(done).toEqual(['2026-03-29T01', '2026-03-30T01']);
  await end();
  await jest.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(done).toHaveLength(2);
});

test('one that fails is told, and done again the next night', async () => {
  const failures: unknown[] = [];
  const job = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no network'));
  const end = nightly(3, job, (error) => void failures.push(error));
  await jest.advanceTimersByTimeAsync(40 * HOUR_MS);
  expect([job.mock.calls.length, failures]).toEqual([2, [new Error('no network')]]);
  await end();
});

function fail(error: unknown): never {
  throw error;
}
