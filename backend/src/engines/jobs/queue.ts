import { createHash, randomUUID } from 'node:crypto';
import { PgBoss, type Job as QueuedJob } from 'pg-boss';
import type { Logger } from 'pino';
import type { ExecuteSql } from '../../platform/db/execute-sql';
import type { DatabaseKind } from '../../platform/db/database';
import type { SiteJob } from './job';

/** The database that the processes of a site share. */
export interface JobDatabase {
  readonly kind: DatabaseKind;
  readonly executeSql: ExecuteSql;
}

/** How soon a job goes on whose process was killed or frozen: within both numbers together, in seconds. */
export interface Takeover {
  /** Seconds without a sign of life after which a process has lost its job; pg-boss takes 10 at least. */
  readonly silentSeconds: number;
  /** Seconds between two searches for such jobs. */
  readonly lookSeconds: number;
}

const TAKEOVER: Takeover = { silentSeconds: 20, lookSeconds: 10 };

const HOUR_SECONDS = 3600;
/** Runs that come more often are forgotten after an hour, others after a week. */
const FREQUENT_MS = 30 * 60_000;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Workers are notified of each job: they need not ask. */
const NEVER_SECONDS = DAY_SECONDS;
/** Less than the 10 s after which a backend that stops is ended. */
const STOP_MS = 8000;

/** Jobs that one process of a site runs for all of them: rows of the schema `pgboss`. */
export interface JobQueue {
  /** Lets this process run the job if no other has taken this time; rejects while there is no database. */
  readonly offer: (job: SiteJob, time: string) => Promise<void>;
  /** Takes no more jobs, waits for those that run here, and marks those that do not end as failed. */
  readonly stop: () => Promise<void>;
}

/** Starts pg-boss, whose tables are made by the first start. `run` must not resolve before the job has ended. */
export async function openQueue(
  jobs: readonly SiteJob[],
  { kind, executeSql }: JobDatabase,
  run: (job: SiteJob, lost: AbortSignal) => Promise<void>,
  log: Pick<Logger, 'error' | 'warn'>,
  { silentSeconds, lookSeconds }: Takeover = TAKEOVER,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql },
    backend: kind === 'pglite' ? 'pglite' : 'postgres',
    // The embedded database has one process, which has looked at its start (`failLost`).
    superviseIntervalSeconds: kind === 'pglite' ? HOUR_SECONDS : lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    // Parts that nothing here uses: cron, flows, the list of instances, tables of millions of jobs.
    schedule: false,
    flowIntervalSeconds: HOUR_SECONDS,
    bamIntervalSeconds: HOUR_SECONDS,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Job queue failed; retrying'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  await boss.start();
  await declare(boss, jobs, silentSeconds);
  if (kind === 'pglite') await failLost(boss, executeSql);
  const workers = new Map<string, string>();
  for (const job of jobs)
    workers.set(
      job.name,
      await boss.work(
        job.name,
        { pollingIntervalSeconds: NEVER_SECONDS, heartbeatRefreshSeconds: silentSeconds / 4 },
        ([queued]: QueuedJob[]) => run(job, queued?.signal ?? AbortSignal.abort()),
      ),
    );
  return {
    async offer({ name }, time) {
      await boss.send(name, null, { id: time === 'start' ? randomUUID() : idOf(name, time) });
      // Also where this time is taken: its process may have died before it began.
      boss.notifyWorker(workers.get(name) ?? '');
    },
    stop: () => boss.stop({ close: false, timeout: STOP_MS }),
  };
}

/** Makes the queues that are missing, and changes those that this version declares otherwise. */
async function declare(boss: PgBoss, jobs: readonly SiteJob[], silentSeconds: number): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, schedule } of jobs) {
    const isFrequent = 'everyMs' in schedule && schedule.everyMs < FREQUENT_MS;
    const options = {
      // A job that failed runs again at its next time.
      retryLimit: 0,
      heartbeatSeconds: silentSeconds,
      expireInSeconds: DAY_SECONDS,
      // Longer than the time itself: the row is how other processes know that it is taken.
      deleteAfterSeconds: isFrequent ? HOUR_SECONDS : 7 * DAY_SECONDS,
    };
    const queue = known.get(name);
    // At most one job that waits or runs.
    if (!queue) await boss.createQueue(name, { policy: 'exclusive', ...options });
    else if (Object.entries(options).some(([option, value]) => queue[option as keyof typeof options] !== value))
      await boss.updateQueue(name, options);
  }
}

/** Ends the jobs of the last process of an embedded database, which was killed while it ran them. */
async function failLost(boss: PgBoss, executeSql: ExecuteSql): Promise<void> {
  const { rows } = await executeSql(`select name, id from pgboss.job where state = 'active'`);
  for (const { name, id } of rows as { name: string; id: string }[])
    await boss.fail(name, id, { message: 'The process ended while it ran the job' });
}

/** One job a name and time, whichever process sends it: an id that exists is not taken again. */
function idOf(name: string, time: string): string {
  const hex = createHash('sha256').update(`${name} ${time}`).digest('hex');
  // Version 8 (own form) and the variant of RFC 9562.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
