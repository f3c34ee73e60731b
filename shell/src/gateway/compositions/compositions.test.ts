import { publish, rollback, start } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import type { FastifyBaseLogger } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayConfig } from '../config';
import type { RenderObserver } from '../observe/render-watch';
import { Compositions } from './compositions';
import { startComposition, startDamaged, type Running } from './running';

jest.mock('./running');

const AUTHOR = { by: 'anna', at: '2026-11-21T12:00:00Z' };
const PROGRAMME = { name: 'programme', version: '1.0.0' };
const NEXT = { name: 'programme', version: '1.1.0' };
const config = { REGISTRY_CACHE: '', RENDER_WORKERS: 2, SHELL_DIST: '' } as GatewayConfig;
const log = { info: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;

const fake = (composition: Running['composition'], whole: boolean) =>
  ({ composition, site: { id: composition.id, remotes: [] }, whole, pool: { drain: jest.fn(), end: jest.fn(), grow: jest.fn() } }) as unknown as Running;

let folder: string;
let registry: Registry;
let compositions: Compositions;

beforeEach(async () => {
  jest.mocked(startComposition).mockReset();
  jest.mocked(startComposition).mockImplementation(async (composition) => fake(composition, true));
  folder = await mkdtemp(join(tmpdir(), 'vestibule-compositions-'));
  registry = new Registry(await openStore(folder));
  await registry.changeStable((now) => start(now, { contracts: '1.0.0', shell: 's', remotes: [PROGRAMME] }, AUTHOR));
  compositions = new Compositions(registry, config, log, {} as RenderObserver);
});
afterEach(async () => {
  await compositions.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Moves the pointer and resolves with what is live when the gateway has followed. */
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
  expect(first.pool.grow).toHaveBeenLastCalledWith(config.RENDER_WORKERS);
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

test('what is left of a damaged composition is not kept: a rollback to it must be checked like any other', async () => {
  jest.mocked(startComposition).mockRejectedValueOnce(new Error('changed'));
  jest.mocked(startDamaged).mockImplementation(async (composition) => fake(composition, false));
  await compositions.start();
  const damaged = compositions.live;
  await move(toNext);
  expect(damaged.pool.drain).toHaveBeenCalledTimes(1);
});
