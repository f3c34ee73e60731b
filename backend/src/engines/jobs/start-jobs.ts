import type { Logger } from 'pino';
import { every } from './every';
import type { Job } from './job';
import { nightly } from './nightly';

/**
 * Starts jobs on their schedules; a failed run is logged.
 *
 * @returns The stop function, which resolves when the last running job has ended.
 */
export function startJobs(jobs: readonly Job[], log: Pick<Logger, 'error' | 'warn'>): () => Promise<void> {
  const stopping = new AbortController();
  const stops = jobs.map((job) => startJob(job, stopping.signal, log));
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(
  { name, schedule, run, failure, level = 'error' }: Job,
  stopped: AbortSignal,
  log: Pick<Logger, 'error' | 'warn'>,
): () => Promise<void> {
  const work = () => run(stopped);
  const onFailure = (error: unknown) => log[level]({ err: error, job: name }, failure);
  if ('everyMs' in schedule) return every(schedule.everyMs, work, onFailure);
  if ('nightlyAt' in schedule) return nightly(schedule.nightlyAt, work, onFailure);
  const once = work().then(() => undefined, onFailure);
  return () => once;
}
