import { PROTOCOL, type RenderRequest, type WorkerSetup } from '@vestibule/contracts/worker/messages';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RenderWorker } from './worker';
import { StartFailed } from './worker-errors';

const setup = {} as Omit<WorkerSetup, 'activity'>;
const request = {} as Omit<RenderRequest, 'kind' | 'id'>;

let folder: string;
let worker: RenderWorker;
describe('compositions: worker', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vestibule-worker-'));
  });
  afterEach(async () => {
    await worker.end();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a worker that says this when it is ready, and answers every request with the same page. */
  async function start(said: { protocol?: number }): Promise<RenderWorker> {
    const ready = { kind: 'ready', exposes: [], reports: [], ...said };
    const file = join(folder, 'worker.cjs');
    await writeFile(
      file,
      `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ id }) => parentPort.postMessage({ kind: 'rendered', id, page: { status: 200 }, keptMb: 1 }));
     parentPort.postMessage(${JSON.stringify(ready)});`,
    );
    worker = new RenderWorker(file, setup, { onEnd: () => undefined, onReport: () => undefined });
    return worker;
  }

  test('a worker with the gateway’s protocol renders', async () => {
    const { ready } = await start({ protocol: PROTOCOL });
    await expect(ready).resolves.toMatchObject({ protocol: PROTOCOL });
    expect(worker.isReady).toBe(true);
    await expect(worker.render(request)).resolves.toEqual({ status: 200 });
  });

  test.each([
    ['another', { protocol: PROTOCOL + 1 }, `${PROTOCOL + 1}`],
    ['no', {}, 'none'],
  ])('one with %s protocol is refused and ended', async (_, said, named) => {
    const { ready } = await start(said);
    const error: unknown = await ready.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartFailed);
    expect(error).toMatchObject({
      message: `The render worker speaks protocol ${named}, the gateway ${PROTOCOL}`,
      remote: undefined,
    });
    expect([worker.isReady, worker.ended]).toEqual([false, true]);
  });

  describe('limits of a start', () => {
    const LIMITS = { used: 1000, still: 5000, longest: 10_000 };
    const startWith = async (code: string, limits: typeof LIMITS) => {
      const file = join(folder, 'worker.cjs');
      await writeFile(file, `const { parentPort } = require('node:worker_threads');\n${code}`);
      worker = new RenderWorker(file, setup, { onEnd: () => undefined, onReport: () => undefined }, limits);
      return worker.ready.then(
        () => 'ready',
        (error: Error) => error.message,
      );
    };
    const wait = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

    it('are of processor time: one that waits for its turn is not given up', async () => {
      const ready = `parentPort.postMessage({ kind: 'ready', protocol: ${PROTOCOL}, exposes: [], reports: [] });`;
      await expect(startWith(wait(2 * LIMITS.used) + ready, LIMITS)).resolves.toBe('ready');
    });

    it('end a loop', async () => {
      await expect(startWith('for (;;);', LIMITS)).resolves.toBe('Not ready after 1000 ms of processor time');
    });

    it('end one whose thread is blocked', async () => {
      const limits = { ...LIMITS, still: 500 };
      await expect(startWith(wait(60_000), limits)).resolves.toBe('Not ready, and still for 500 ms');
    });

    it('end one that waits for ever', async () => {
      const limits = { used: 60_000, still: 60_000, longest: 300 };
      await expect(startWith(wait(60_000), limits)).resolves.toBe('Not ready within 300 ms');
    });
  });
});
