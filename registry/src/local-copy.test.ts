import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localCopy } from './local-copy';
import { Registry } from './registry';
import type { ObjectStore } from './store/object-store';
import { tempRegistry } from './testing/temp-registry';

describe('local copy', () => {
  test('a damaged copy is fetched again; the registry’s own files are left alone', async () => {
    const { root, registry, remove } = await tempRegistry();
    try {
      const { store } = registry;
      // Not a folder, as far as the copy can see.
      const remote: ObjectStore = {
        get: (key) => store.get(key),
        put: (key, body, options) => store.put(key, body, options),
        list: (prefix) => store.list(prefix),
        listOlder: (prefix, before) => store.listOlder(prefix, before),
        delete: (keys) => store.delete(keys),
        close: () => undefined,
      };
      const copy = localCopy(new Registry(remote), join(root, 'cache'));
      const file = join(await copy.folderOf('content', '1.0.0'), 'remote.json');
      const right = await readFile(file, 'utf8');
      await writeFile(file, '{');
      await copy.discard('content', '1.0.0');
      await copy.folderOf('content', '1.0.0');
      expect(await readFile(file, 'utf8')).toBe(right);
      const own = localCopy(registry, join(root, 'cache'));
      await own.discard('content', '1.0.0');
      expect(await readFile(join(await own.folderOf('content', '1.0.0'), 'remote.json'), 'utf8')).toBe(right);
    } finally {
      await remove();
    }
  });
});
