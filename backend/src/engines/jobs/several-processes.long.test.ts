import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import type { ProcessMessage, ProcessOptions } from './testing/job-process';

const PROGRAM = join(__dirname, 'testing/job-process.ts');
const EVERY_MS = 1000;
const RUNS = 8;

interface Process {
  readonly child: ChildProcess;
  /** Resolves with the time at which it has said this for the `count`th time. */
  readonly said: (message: ProcessMessage, count?: number) => Promise<number>;
}

const onPostgres = postgresMissing() === undefined ? describe : describe.skip;

onPostgres('jobs of several processes on one database', () => {
  let postgres: TestPostgres;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => postgres.stop());

  function startProcess(options: Partial<ProcessOptions> & Pick<ProcessOptions, 'name'>, onRun = () => {}): Process {
    const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
    children.push(child);
    const heard: [ProcessMessage, number][] = [];
    child.on('message', (message: ProcessMessage) => {
      heard.push([message, Date.now()]);
      if (message === 'ran') onRun();
      child.emit('heard');
    });
    child.send({ databaseUrl: postgres.url, everyMs: EVERY_MS, each: 'site', hangs: false, ...options });
    return {
      child,
      async said(wanted, count = 1) {
        for (;;) {
          const found = heard.filter(([message]) => message === wanted)[count - 1];
          if (found) return found[1];
          await new Promise((resolve) => child.once('heard', resolve));
        }
      },
    };
  }

  /** Milliseconds in which two processes together have run a job this number of times, from when both had started. */
  async function timeOfRuns(each: 'site' | 'process'): Promise<number> {
    let runs = -Infinity;
    let enough = (_at: number) => {};
    const done = new Promise<number>((resolve) => (enough = resolve));
    const count = () => {
      runs += 1;
      if (runs === RUNS) enough(Date.now());
    };
    const processes = [1, 2].map(() => startProcess({ name: `counted.${each}`, each }, count));
    for (const { said } of processes) {
      await said('ready');
      await said('ran');
    }
    runs = 0;
    const begun = Date.now();
    return (await done) - begun;
  }

  // The first of the runs comes within the interval that has begun.
  it('run once at each time in one of the processes', async () => {
    expect(await timeOfRuns('site')).toBeGreaterThan((RUNS - 2) * EVERY_MS);
  });

  it('of each process run twice as often: the test above would notice', async () => {
    expect(await timeOfRuns('process')).toBeLessThan((RUNS - 2) * EVERY_MS);
  });

  it('go on in another process when one is killed or frozen that ran them, and end there when it goes on', async () => {
    const killed = startProcess({ name: 'of.killed', hangs: true });
    const frozen = startProcess({ name: 'of.frozen', hangs: true });
    await Promise.all([killed.said('ran'), frozen.said('ran')]);
    killed.child.kill('SIGKILL');
    frozen.child.kill('SIGSTOP');
    await Promise.all(['of.killed', 'of.frozen'].map((name) => startProcess({ name }).said('ran')));
    frozen.child.kill('SIGCONT');
    await frozen.said('aborted');
    expect(
      await postgres.json(
        `select json_agg(name order by name) from pgboss.job where state = 'failed' and name like 'of.%'`,
      ),
    ).toEqual(['of.frozen', 'of.killed']);
  });
});
