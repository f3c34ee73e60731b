import type { RemoteManifest } from '@vestibule/contracts';
import { PROTOCOL } from '@vestibule/contracts/worker/messages';
import { localCopy } from '@vestibule/registry/local-copy';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startComposition, startDamaged, type Running, type StartOptions } from './running';
import { WorkerPools } from './worker-pools';

let registry: Awaited<ReturnType<typeof tempRegistry>>;
let options: StartOptions;
let running: Running | undefined;
const reported: string[] = [];

describe('running', () => {
  beforeEach(async () => {
    registry = await tempRegistry();
    reported.length = 0;
    const shellDist = join(registry.root, 'shell');
    await mkdir(join(shellDist, '0.1.0-s', 'render'), { recursive: true });
    // A worker that only says that it is there.
    await writeFile(
      join(shellDist, '0.1.0-s', 'render', 'worker.cjs'),
      `require('node:worker_threads').parentPort.on('message', () => undefined).postMessage({ kind: 'ready', protocol: ${PROTOCOL}, exposes: [], reports: [] });`,
    );
    const observer = { workerStarted: jest.fn(), workerEnded: jest.fn(), rendered: jest.fn(), failed: jest.fn() };
    const copy = localCopy(registry.registry, '');
    const onReport = ({ where }: { where: { remote?: string } }) => void reported.push(where.remote ?? '');
    options = {
      copy,
      shellDist,
      workers: 1,
      observer,
      pools: new WorkerPools(),
      onReport,
      setup: { registryDir: copy.root, backendUrl: '', liveReload: false },
    };
  });
  afterEach(async () => {
    await running?.pool.end();
    await registry.remove();
  });

  const wanted = async () => (await registry.registry.stable())!.composition;
  const manifest = () => join(options.copy.root, 'remotes', 'programme', '1.0.0', 'remote.json');

  test('the rest of a composition is another one, which names the missing parts, and is whole again once it can be read', async () => {
    const composition = await wanted();
    const text = await readFile(manifest());
    await writeFile(manifest(), text.subarray(0, 100));
    const discard = jest.spyOn(options.copy, 'discard');
    await expect(startComposition(composition, options)).rejects.toThrow('remote.json of programme 1.0.0');
    // A copy on this machine is fetched again.
    expect(discard).toHaveBeenCalledWith('programme', '1.0.0');
    running = await startDamaged(composition, options);
    expect(running).toMatchObject({
      composition: { id: `${composition.id}-without-programme` },
      missing: ['programme'],
      site: { incomplete: true },
    });
    expect(running.site.id).toBe(running.composition.id);
    expect(running.site.remotes.map(({ name }) => name)).toEqual(['content']);
    expect(reported).toEqual(['programme']);
    await running.pool.end();
    await writeFile(manifest(), text);
    running = await startDamaged(composition, options);
    expect(running).toMatchObject({ composition: { id: expect.stringContaining(composition.id) }, missing: [] });
    expect(running.site.incomplete).toBeUndefined();
  });

  test('a build whose files do not match its manifest is not started, and its copy is fetched again', async () => {
    const composition = await wanted();
    await writeFile(join(options.copy.root, 'remotes', 'programme', '1.0.0', 'browser', 'page.js'), '// changed');
    const discard = jest.spyOn(options.copy, 'discard');
    await expect(startComposition(composition, options)).rejects.toThrow('browser/page.js');
    expect(discard).toHaveBeenCalledWith('programme', '1.0.0');
  });

  test('the pages of a remote that cannot be read are known to be its own, where it was live before', async () => {
    const composition = await wanted();
    const { routes } = JSON.parse(await readFile(manifest(), 'utf8')) as RemoteManifest;
    await writeFile(manifest(), '{');
    const lastRoutes = async (name: string) => (name === 'programme' ? routes : undefined);
    running = await startDamaged(composition, { ...options, lastRoutes });
    expect(running).toMatchObject({
      composition: { id: `${composition.id}-without-programme` },
      missing: ['programme'],
    });
    expect(running.site.remotes.map(({ name, routes: own }) => [name, own.map(({ id }) => id)])).toEqual([
      ['content', ['content/home']],
      ['programme', ['programme/home']],
    ]);
    expect(reported).toEqual(['programme']);
  });
});
