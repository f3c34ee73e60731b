import type { Connection } from '../../platform/db/connect';
import { connect } from '../../platform/db/connect';
import { emptyDatabase } from '../../testing/memory-database';
import type { ProcessJob, SiteJob } from './job';
import { DAY_MS } from './job';
import type { JobDatabase } from './queue';
import { startJobs } from './start-jobs';

const failures: object[] = [];
const warnings: string[] = [];
const log = {
  error: (about: object) => void failures.push(about),
  warn: (_about: object, message?: string) => void warnings.push(message ?? ''),
};
describe('start jobs', () => {
  afterEach(() => {
    failures.length = 0;
    warnings.length = 0;
  });

  describe('jobs of each process', () => {
    const job = (run: ProcessJob['run'], schedule: ProcessJob['schedule'] = { everyMs: DAY_MS }): ProcessJob => ({
      name: 'example',
      schedule,
      each: 'process',
      run,
      failure: 'The example failed',
    });
    /** They need none. */
    const database: JobDatabase = { kind: 'pglite', executeSql: () => Promise.reject(new Error('Not expected')) };

    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('run at the start and at each interval until they are stopped, also after a failed run', async () => {
      const run = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no database'));
      const stop = await startJobs({ jobs: [job(run)], database, log });
      await jest.advanceTimersByTimeAsync(2 * DAY_MS);
      expect(run).toHaveBeenCalledTimes(3);
      expect(failures).toEqual([{ err: new Error('no database'), job: 'example' }]);
      await stop();
      await jest.advanceTimersByTimeAsync(2 * DAY_MS);
      expect(run).toHaveBeenCalledTimes(3);
    });

    it('run once where they are of the start', async () => {
      const run = jest.fn(() => Promise.resolve());
      const stop = await startJobs({ jobs: [job(run, { at: 'start' })], database, log });
      await jest.advanceTimersByTimeAsync(2 * DAY_MS);
      await stop();
      expect(run).toHaveBeenCalledTimes(1);
    });

    it('log a warning where the site works without them', async () => {
      const run = () => Promise.reject(new Error('no registry'));
      const stop = await startJobs({ jobs: [{ ...job(run), level: 'warn' }], database, log });
      await stop();
      expect([warnings, failures]).toEqual([['The example failed'], []]);
    });
  });

  describe.each(['embedded', 'of the run'])('jobs of the site, on the database %s', (kind) => {
    let connection: Connection;
    beforeAll(async () => {
      connection = kind === 'embedded' ? await connect({ dataDir: 'memory://' }) : await emptyDatabase();
    });
    afterEach(() => connection.executeSql('drop schema if exists pgboss cascade'));
    afterAll(() => connection.close());

    const job = (run: SiteJob['run'], schedule: SiteJob['schedule'] = { everyMs: DAY_MS }): SiteJob => ({
      name: 'orders.example',
      schedule,
      run,
      failure: 'The example failed',
    });
    const start = (...jobs: SiteJob[]) => startJobs({ jobs, database: connection, log });
    const runs = async () =>
      (
        await connection.executeSql(
          `select state::text, output->>'message' as message from pgboss.job order by started_on`,
        )
      ).rows;

    it('run at the start and at each interval, also after a failed run, which the table describes as the log line does', async () => {
      let ran = 0;
      const stop = await new Promise<() => Promise<void>>((resolve) => {
        const starting = start(
          job(
            async () => {
              ran += 1;
              if (ran === 3) void starting.then(resolve);
              if (ran === 1) throw new Error('a value of somebody');
            },
            { everyMs: 50 },
          ),
        );
      });
      await stop();
      const stoppedAt = ran;
      expect(failures).toEqual([{ err: new Error('a value of somebody'), job: 'orders.example' }]);
      expect((await runs()).slice(0, 3)).toEqual([
        { state: 'failed', message: 'The example failed' },
        { state: 'completed', message: null },
        { state: 'completed', message: null },
      ]);
      expect(ran).toBe(stoppedAt);
    });

    it('are aborted when they are stopped, and waited for', async () => {
      const steps: string[] = [];
      const stop = await new Promise<() => Promise<void>>((resolve) => {
        const starting = start(
          job(async (stopped) => {
            const aborted = new Promise<void>((end) => stopped.addEventListener('abort', () => end(), { once: true }));
            void starting.then(resolve);
            await aborted;
            steps.push('aborted');
            await new Promise((end) => setImmediate(end));
            steps.push('done');
          }),
        );
      });
      await stop();
      expect(steps).toEqual(['aborted', 'done']);
      expect(await runs()).toEqual([{ state: 'completed', message: null }]);
    });

    it('take over the options of a newer version', async () => {
      const options = async () =>
        (await connection.executeSql(`select deletion_seconds from pgboss.queue where name = 'orders.example'`)).rows;
      await (
        await start(job(() => Promise.resolve()))
      )();
      const before = await options();
      await (
        await start(job(() => Promise.resolve(), { everyMs: 1000 }))
      )();
      expect([before, await options()]).toEqual([[{ deletion_seconds: 604_800 }], [{ deletion_seconds: 3600 }]]);
      expect(warnings).toEqual([]);
    });
  });
});
