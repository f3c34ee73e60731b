import { connect } from '../../../platform/db/connect';
import type { Job } from '../job';
import { startJobs } from '../start-jobs';

/** Options that a test sends to this program's process. */
export interface ProcessOptions {
  readonly databaseUrl: string;
  readonly name: string;
  readonly everyMs: number;
  readonly each: 'site' | 'process';
  /** The job does not end by itself. */
  readonly hangs: boolean;
}
/** Messages of the process. */
export type ProcessMessage = 'ready' | 'ran' | 'aborted';

const say = (message: ProcessMessage) => process.send?.(message);
// The test is gone.
process.on('disconnect', () => process.exit());

/** A process of a site with one job; a program of its own, as tests kill and freeze it. */
process.once('message', ({ databaseUrl, name, everyMs, each, hangs }: ProcessOptions) => {
  const job: Job = {
    name,
    schedule: { everyMs },
    each,
    failure: 'The job failed',
    run: async (stopped) => {
      say('ran');
      if (hangs) await new Promise<void>((resolve) => stopped.addEventListener('abort', () => resolve()));
      if (stopped.aborted) say('aborted');
    },
  };
  const log = { error: console.error, warn: console.error };
  const takeover = { silentSeconds: 10, lookSeconds: 1 };
  void connect({ databaseUrl, dataDir: '' })
    .then((database) => startJobs({ jobs: [job], database, log, takeover }))
    .then(() => say('ready'));
});
