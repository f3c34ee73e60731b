import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Releases } from './releases';
import { expired, prune } from './retention';
import { tempRegistry } from './testing/temp-registry';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;

describe('retention', () => {
  test('the newest ten stay, and so do versions that were live within a week; the rest is deleted', async () => {
    const { registry, add, remove } = await tempRegistry();
    for (let day = 2; day <= 14; day += 1) {
      await add('programme', `1.${day}.0`, {}, at(day));
      await new Releases(registry, 'ben', () => new Date(at(day))).publish({
        name: 'programme',
        version: `1.${day}.0`,
      });
    }
    const gone = await prune(registry, { versions: 3, days: 7 }, new Date(at(15)));
    // 1.7.0 was live until the 8th, seven days before the 15th.
    expect(gone.sort()).toEqual(
      ['1.0.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'].map((version) => `programme ${version}`),
    );
    expect((await registry.versions('programme')).map(({ version }) => version)).toEqual([
      '1.14.0',
      '1.13.0',
      '1.12.0',
      '1.11.0',
      '1.10.0',
      '1.9.0',
      '1.8.0',
      '1.7.0',
    ]);
    expect(await prune(registry, { versions: 3, days: 7 }, new Date(at(15)))).toEqual([]);
    await remove();
  });

  test('a pinned old version and a canary stay, however old', async () => {
    const { registry, add, remove } = await tempRegistry();
    await add('programme', '1.1.0', {}, at(2));
    await add('programme', '1.2.0', {}, at(3));
    const releases = new Releases(registry, 'ben', () => new Date(at(4)));
    await releases.canary({ name: 'programme', version: '1.1.0' }, 5);
    const [stable, canary, versions] = await Promise.all([
      registry.stable(),
      registry.canary(),
      registry.versions('programme'),
    ]);
    const input = { remote: 'programme', versions, stable: stable!, canary, now: new Date('2027-01-01T00:00:00Z') };
    expect(expired(input, { versions: 0, days: 7 })).toEqual(['1.2.0']);
    await remove();
  });

  describe('leftovers', () => {
    const later = new Date(Date.now() + 2 * 86_400_000);

    test('of processes that were killed go after a day, with their folders', async () => {
      const { registry, root, remove } = await tempRegistry();
      const store = join(root, 'registry');
      const left = [
        'remotes/alpha/1.0.0/browser/a.js',
        'remotes/alpha/1.0.0/browser/b.js.99.1.draft',
        'remotes/programme/1.0.0/browser/c.js.99.2.draft',
        'channels/stable.json.99.3.draft',
        'channels/stable.json.lock',
      ];
      for (const key of left) {
        await mkdir(dirname(join(store, key)), { recursive: true });
        await writeFile(join(store, key), 'x');
      }
      expect(await prune(registry)).toEqual([]);
      expect(await prune(registry, undefined, later)).toEqual(['alpha 1.0.0 (unfinished)']);
      const files = await readdir(store, { recursive: true });
      expect(files.filter((file) => /alpha|draft|lock/.test(file))).toEqual([]);
      expect(await registry.versions('programme')).toHaveLength(1);
      await remove();
    });

    test('of remotes that no composition has any more go after a week; those of a canary stay', async () => {
      const { registry, add, remove } = await tempRegistry();
      await add('alpha', '1.0.0', {}, at(2));
      await add('alpha', '1.1.0', {}, at(12));
      await add('beta', '1.0.0', {}, at(2));
      await new Releases(registry, 'ben', () => new Date(at(4))).canary({ name: 'beta', version: '1.0.0' }, 5);
      expect(await prune(registry, undefined, new Date(at(15)))).toEqual(['alpha 1.0.0']);
      expect(await prune(registry, undefined, new Date(at(30)))).toEqual(['alpha 1.1.0']);
      expect(await registry.remotes()).toEqual(['beta', 'content', 'programme']);
      await remove();
    });

    test('of an upload that has only just written its manifest stay', async () => {
      const { registry, add, remove } = await tempRegistry();
      await add('alpha', '1.0.0', {}, at(2));
      await registry.store.delete(['published/alpha/1.0.0.json']);
      expect(await prune(registry, undefined, new Date(at(15)))).toEqual([]);
      expect(await prune(registry, undefined, later)).toEqual(['alpha 1.0.0']);
      await remove();
    });
  });
});
