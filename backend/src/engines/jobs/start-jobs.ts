import type { Logger } from 'pino';
import type { Job, ProcessJob, SiteJob } from './job';
import { openQueue, type JobDatabase, type Takeover } from './queue';
import { repeat } from './repeat';

export interface JobOptions {
  readonly jobs: readonly Job[];
  readonly database: JobDatabase;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly takeover?: Takeover;
}

const isOfProcess = (job: Job): job is ProcessJob => job.each === 'process';
const isOfSite = (job: Job): job is SiteJob => job.each !== 'process';

/**
 * Starts jobs on their schedules; a failed run is logged.
 *
 * @returns The stop function, which resolves when the last running job has ended.
 */
export async function startJobs({ jobs, database, log, takeover }: JobOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const logFailure = ({ name, failure, level = 'error' }: Job, error: unknown) =>
    log[level]({ err: error, job: name }, failure);

  const stops = jobs.filter(isOfProcess).map((job) => {
    const run = () =>
      job.run(stopping.signal).then(
        () => undefined,
        (error: unknown) => logFailure(job, error),
      );
    if (!('at' in job.schedule)) return repeat(job.schedule, run);
    const once = run();
    return () => once;
  });

  const ofSite = jobs.filter(isOfSite);
  if (ofSite.length > 0) {
    const run = async (job: SiteJob, lost: AbortSignal) => {
      try {
        await job.run(AbortSignal.any([stopping.signal, lost]));
      } catch (error) {
        logFailure(job, error);
        // Text in the table of runs; the error itself may name values of people.
        throw new Error(job.failure);
      }
    };
    const queue = await openQueue(ofSite, database, run, log, takeover);
    const offers = ofSite.map((job) =>
      repeat(job.schedule, (time) => queue.offer(job, time).catch((error: unknown) => logFailure(job, error))),
    );
    stops.push(async () => {
      await Promise.all(offers.map((stop) => stop()));
      await queue.stop();
    });
  }

  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
