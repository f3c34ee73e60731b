import type { Job } from './job';
import { DAY_MS } from './job';
import { startJobs } from './start-jobs';

const failures: object[] = [];
const log = { error: (about: object) => void failures.push(about), warn: fail };
const job = (run: Job['run'], schedule: Job['schedule'] = { everyMs: DAY_MS }): Job => ({
  name: 'example',
  schedule,
  run,
  failure: 'The example failed',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  failures.length = 0;
  jest.useRealTimers();
});

describe('startJobs', () => {
  it('runs a job at the start and at each interval until it is stopped, also after a failed run', async () => {
    const run = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no database'));
    const stop = startJobs([job(run)], log);
    await jest.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(run).toHaveBeenCalledTimes(3);
    expect(failures).toEqual([{ err: new Error('no database'), job: 'example' }]);
    await stop();
    await jest.advanceTimersByTimeAsync(2 * DAY_MS);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('runs a job of the start once', async () => {
    const run = jest.fn(() => Promise.resolve());
    const stop = startJobs([job(run, { at: 'start' })], log);
    await jest.advanceTimersByTimeAsync(2 * DAY_MS);
    await stop();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('logs a warning for a job that the site works without', async () => {
    const warnings: string[] = [];
    const run = () => Promise.reject(new Error('no registry'));
    const warn = (_: object, message: string) => void warnings.push(message);
    await startJobs([{ ...job(run), level: 'warn' }], { ...log, warn } as Parameters<typeof startJobs>[1])();
    expect([warnings, failures]).toEqual([['The example failed'], []]);
  });

  it('aborts the signal of a running job when it stops, and waits for the job', async () => {
    let finish = () => {};
    const steps: string[] = [];
    const stop = startJobs(
      [
        job(async (stopped) => {
          stopped.addEventListener('abort', () => steps.push('aborted'));
          await new Promise<void>((resolve) => (finish = resolve));
          steps.push('done');
        }),
      ],
      log,
    );
    const ended = stop().then(() => void steps.push('stopped'));
    finish();
    await ended;
    expect(steps).toEqual(['aborted', 'done', 'stopped']);
  });
});

function fail(): never {
  throw new Error('Unexpected warning');
}
