import { publish, rollback, start } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import type { FastifyBaseLogger } from 'fastify';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayConfig } from '../config/config';
import type { RenderObserver } from './render-observer';
import { Compositions } from './compositions';
import { startComposition, startDamaged, type Running } from './running';

jest.mock('./running');

const AUTHOR = { by: 'anna', at: '2026-11-21T12:00:00Z' };
const PROGRAMME = { name: 'programme', version: '1.0.0' };
const NEXT = { name: 'programme', version: '1.1.0' };
const configFor = (folder: string) =>
  ({ REGISTRY_CACHE: join(folder, 'cache'), REGISTRY_URL: folder, RENDER_WORKERS: 2, SHELL_DIST: '' }) as GatewayConfig;
const log = { info: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;

const fake = (composition: Running['composition'], missing: readonly string[] = []) =>
  ({
    composition,
    site: { id: composition.id, remotes: [] },
    missing,
    pool: { drain: jest.fn(), end: jest.fn(), grow: jest.fn() },
  }) as unknown as Running;

let folder: string;
let registry: Registry;
let compositions: Compositions;

describe('compositions', () => {
  beforeEach(async () => {
    jest.mocked(startComposition).mockReset();
    jest.mocked(startComposition).mockImplementation(async (composition) => fake(composition));
    folder = await mkdtemp(join(tmpdir(), 'vestibule-compositions-'));
    registry = new Registry(await openStore(folder));
    await registry.changeStable((now) => start(now, { contracts: '1.0.0', shell: 's', remotes: [PROGRAMME] }, AUTHOR));
    compositions = new Compositions(registry, configFor(folder), log, {} as RenderObserver);
  });
  afterEach(async () => {
    await compositions.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Moves the pointer and resolves with the live composition when the gateway has followed. */
  function move(change: Parameters<Registry['changeStable']>[0]): Promise<Running> {
    const switched = new Promise<Running>((resolve) => {
      const forget = compositions.onSwitch((live) => {
        forget();
        resolve(live);
      });
    });
    return registry.changeStable(change).then(() => switched);
  }
  const toNext: Parameters<Registry['changeStable']>[0] = (now) => publish(now!, NEXT, AUTHOR);
  const back: Parameters<Registry['changeStable']>[0] = (now) => rollback(now!, undefined, AUTHOR);

  test('a rollback finds the workers that were live before, and starts none', async () => {
    await compositions.start();
    const first = compositions.live;
    const second = await move(toNext);
    expect(compositions.running).toEqual([second]);
    expect(compositions.get(first.composition.id)).toBeUndefined();
    expect(await move(back)).toBe(first);
    expect(first.pool.grow).toHaveBeenLastCalledWith(2);
    expect(compositions.running).toEqual([first]);
    expect(await move(toNext)).toBe(second);
    expect(startComposition).toHaveBeenCalledTimes(2);
    expect(first.pool.drain).not.toHaveBeenCalled();
  });

  test('workers that wait for a rollback end with the gateway', async () => {
    await compositions.start();
    const first = compositions.live;
    const second = await move(toNext);
    await compositions.stop();
    for (const { pool } of [first, second]) expect(pool.end).toHaveBeenCalledTimes(1);
  });

  /** Resolves with the next composition that goes live. */
  const nextLive = () => new Promise<Running>((resolve) => void compositions.onSwitch(resolve));

  test('a remote that cannot be read when the gateway starts is tried again until it can, and told of meanwhile', async () => {
    jest
      .mocked(startComposition)
      .mockRejectedValueOnce(new Error('unreadable'))
      .mockRejectedValueOnce(new Error('unreadable'));
    jest
      .mocked(startDamaged)
      .mockImplementation(async (composition) =>
        fake({ ...composition, id: `${composition.id}-without-programme` }, ['programme']),
      );
    const wanted = (await registry.stable())?.composition.id;
    await compositions.start();
    expect(compositions.trouble).toEqual({ wanted, missing: ['programme'] });
    expect((await nextLive()).composition.id).toBe(wanted);
    expect(compositions.trouble).toBeUndefined();
  });

  const POINTER = () => join(folder, 'channels', 'stable.json');
  const another = () => new Compositions(registry, configFor(folder), log, {} as RenderObserver);

  test('a pointer that cannot be read is no reason not to start, where one was followed before', async () => {
    await compositions.start();
    const { id } = compositions.live.composition;
    await compositions.stop();
    const pointer = await readFile(POINTER(), 'utf8');
    await writeFile(POINTER(), pointer.slice(0, 100));
    compositions = another();
    await compositions.start();
    expect(compositions.live.composition.id).toBe(id);
    expect(compositions.trouble).toEqual({
      pointers: expect.stringContaining('channels/stable.json cannot be read'),
      missing: [],
    });
    await writeFile(POINTER(), pointer);
    const next = nextLive();
    await registry.changeStable(toNext);
    await next;
    expect(compositions.trouble).toBeUndefined();
  });

  test('without a pointer of before it is, and so is a registry that nothing was published into', async () => {
    await writeFile(POINTER(), '{');
    await expect(compositions.start()).rejects.toThrow('cannot be read');
    await rm(POINTER());
    await expect(another().start()).rejects.toThrow('Nothing was published');
  });

  test('the rest of a damaged composition is not cached: a rollback to it must be checked like any other', async () => {
    jest.mocked(startComposition).mockRejectedValueOnce(new Error('changed'));
    jest
      .mocked(startDamaged)
      .mockImplementation(async (composition) =>
        fake({ ...composition, id: `${composition.id}-without-programme` }, ['programme']),
      );
    await compositions.start();
    const damaged = compositions.live;
    await move(toNext);
    expect(damaged.pool.drain).toHaveBeenCalledTimes(1);
  });
});
