import { PROTOCOL, type RenderReport, type WorkerSetup } from '@vestibule/contracts/worker/messages';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedRender } from './asked-render';
import { RENDERS_AT_ONCE, RENDERS_WAITING, WorkerPool } from './worker-pool';

const PAGE = 'content|./pages/page';
/** Place of the expose whose promise or timer goes on in the memory of a worker, from its end. */
const RESUMED = 2;
let folder: string;
let pool: WorkerPool;
const reports: RenderReport[] = [];

describe('worker pool', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vestibule-pool-'));
    await mkdir(join(folder, 'render'));
    // Says which expose it runs and for whom, as the real one does, and then never comes back from /loops; /silent it
    // never answers.
    await writeFile(
      join(folder, 'render', 'worker.cjs'),
      `const { parentPort, workerData } = require('node:worker_threads');
     const cells = new Int32Array(workerData.activity);
     parentPort.on('message', ({ id, path, excluded }) => {
       if (path === '/strays') {
         parentPort.postMessage({ kind: 'stray', report: { where: { remote: 'content' }, message: 'stray', kind: 'error' } });
         path = '/';
       }
       if (path.startsWith('/later') && excluded.length === 0) {
         setTimeout(() => { cells[cells.length - ${RESUMED}] = 1; cells[cells.length - 1] = id; for (;;); }, 20);
         path = '/';
       } else if (path === '/waits') {
         setTimeout(() => parentPort.postMessage({ kind: 'rendered', id, page: { status: 200, body: excluded.join(), reports: [] }, keptMb: 1 }), 200);
         return;
       } else {
         cells[0] = 1;
         cells[cells.length - 3] = id;
       }
       if (path.startsWith('/loops') && excluded.length === 0) for (;;);
       if (path === '/silent') return;
       parentPort.postMessage({ kind: 'rendered', id, page: { status: 200, body: excluded.join(), reports: [] }, keptMb: 1 });
     });
     parentPort.postMessage({ kind: 'ready', protocol: ${PROTOCOL}, exposes: ['${PAGE}'], reports: [] });`,
    );
    reports.length = 0;
    const observer = {
      workerStarted: () => undefined,
      workerEnded: () => undefined,
      rendered: () => undefined,
      failed: () => undefined,
    };
    pool = new WorkerPool({
      setup: { shellDir: folder } as WorkerSetup,
      size: 1,
      onReport: (report) => void reports.push(report),
      observer,
    });
    await pool.warm();
  });
  afterEach(async () => {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  });

  const render = async (path: string) => (await pool.render({ path } as AskedRender)).body;

  test('an address that loops loses its page; the render beside it, and all others, have theirs', async () => {
    const [looping, beside] = await Promise.all([render('/loops'), render('/beside')]);
    expect([looping, beside, await render('/other'), await render('/loops')]).toEqual([PAGE, '', '', PAGE]);
    expect([pool.lacks('/loops'), pool.lacks('/other')]).toEqual([true, false]);
    expect(reports).toEqual([
      {
        where: { remote: 'content', slot: './pages/page' },
        message: 'No progress for 2000 ms, at /loops',
        kind: 'hang',
      },
    ]);
  });

  test('renders up to the limit wait for a place; one more is refused at once', async () => {
    const all = Array.from({ length: RENDERS_AT_ONCE + RENDERS_WAITING.total }, () =>
      render('/silent').catch(() => ''),
    );
    await expect(render('/silent')).rejects.toMatchObject({
      status: 503,
      message: 'Too many pages wait to be rendered',
    });
    await pool.end();
    await Promise.all(all);
  });

  test('code that loops after its page was sent is left out at its address; waiting renders are repeated', async () => {
    const [, beside] = await Promise.all([render('/later'), render('/waits')]);
    expect([beside, await render('/later'), await render('/other')]).toEqual(['', PAGE, '']);
    expect(reports).toMatchObject([{ message: 'No progress for 2000 ms, at /later' }]);
  });

  test('a failure outside of a render is reported, and costs nobody a page', async () => {
    expect(await render('/strays')).toBe('');
    expect(reports).toEqual([{ where: { remote: 'content' }, message: 'stray', kind: 'error' }]);
  });
});
