import { daily } from './daily';

const DAY_MS = 24 * 3600 * 1000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('does a job now and every day, also after one has failed, until it is ended', async () => {
  const failures: unknown[] = [];
  const job = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no database'));
  const end = daily(job, (error) => void failures.push(error));
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(job).toHaveBeenCalledTimes(3);
  expect(failures).toEqual([new Error('no database')]);
  await end();
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(job).toHaveBeenCalledTimes(3);
});

test('its end waits for the job that is under way', async () => {
  let finish = () => {};
  const steps: string[] = [];
  const end = daily(() => new Promise<void>((resolve) => (finish = resolve)).then(() => void steps.push('done')), fail);
  const ended = end().then(() => void steps.push('ended'));
  finish();
  await ended;
  expect(steps).toEqual(['done', 'ended']);
});

function fail(error: unknown): never {
  throw error;
}
