import { Registry } from '@vestibule/registry/registry';
import { FolderStore } from '@vestibule/registry/store/folder-store';
import { writeBuild } from '@vestibule/registry/testing/build';
import { tempRegistry } from '@vestibule/registry/testing/temp-registry';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseFirst } from './release-first';

const author = { by: 'anna', at: '2026-03-01T09:00:00.000Z' };
const parts = { contracts: '1.4.0', shell: '0.1.0-s', remotes: [{ name: 'hub', version: '2.0.0' }] };
const checked: string[] = [];
const pass = async (fresh: readonly { readonly name: string }[]) => void checked.push(...fresh.map(({ name }) => name));
let builds: string;
describe('release first', () => {
  beforeEach(async () => {
    builds = await mkdtemp(join(tmpdir(), 'vestibule-builds-'));
    checked.length = 0;
    await writeBuild(join(builds, 'remotes/hub/2.0.0'), 'hub', '2.0.0');
  });
  afterEach(() => rm(builds, { recursive: true }));

  test('an empty registry gets the builds and a pointer at them', async () => {
    const registry = new Registry(new FolderStore(join(builds, 'elsewhere')));
    expect(await releaseFirst(registry, builds, parts, { author, pass })).toBe(true);
    expect((await registry.stable())?.composition).toMatchObject(parts);
    expect(await registry.versions('hub')).toEqual([{ version: '2.0.0', ...author }]);
    expect(checked).toEqual(['hub']);
  });

  test('builds that are refused leave it empty', async () => {
    const registry = new Registry(new FolderStore(join(builds, 'elsewhere')));
    const refuse = () => Promise.reject(new Error('hub 2.0.0 is not released'));
    await expect(releaseFirst(registry, builds, parts, { author, pass: refuse })).rejects.toThrow('is not released');
    expect([await registry.stable(), await registry.versions('hub')]).toEqual([undefined, []]);
  });

  test('a registry that has a composition is left as it is', async () => {
    const { registry, remove } = await tempRegistry();
    try {
      const before = await registry.stable();
      expect(await releaseFirst(registry, builds, parts, { author, pass })).toBe(false);
      expect([await registry.stable(), await registry.versions('hub'), checked]).toEqual([before, [], []]);
    } finally {
      await remove();
    }
  });
});
