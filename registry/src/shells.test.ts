import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchShell, pruneShells, storeShell } from './shells';
import { FolderStore } from './store/folder-store';

let root: string;
describe('shells', () => {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'vestibule-shells-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const registry = () => ({ store: new FolderStore(join(root, 'registry')) });

  /** A shell's build with these files, whose content is `text`. */
  async function build(text: string, files: readonly string[]): Promise<string> {
    const dir = join(root, 'build');
    for (const file of files) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), text);
    }
    return dir;
  }
  const FILES = ['shell.json', 'check/worker.cjs', 'browser/i18n/de.json', 'browser/main.js', 'render/worker.cjs'];

  test('files of a shell for checks are stored, once, and come back', async () => {
    await storeShell(registry(), '0.1.0-a', await build('first', FILES));
    await storeShell(registry(), '0.1.0-a', await build('second', FILES));
    await fetchShell(registry(), '0.1.0-a', join(root, 'copy'));
    expect((await readdir(join(root, 'copy'), { recursive: true })).sort()).toEqual([
      'browser',
      'browser/i18n',
      'browser/i18n/de.json',
      'check',
      'check/worker.cjs',
      'shell.json',
    ]);
    expect(await readFile(join(root, 'copy', 'check', 'worker.cjs'), 'utf8')).toBe('first');
  });

  test('one that is not there, or not whole, or no version at all, is refused', async () => {
    const { store } = registry();
    await store.put('shells/0.1.0-half/check/worker.cjs', Buffer.from('x'));
    for (const version of ['0.1.0-a', '0.1.0-half', '../remotes/programme']) {
      await expect(fetchShell({ store }, version, join(root, 'copy'))).rejects.toMatchObject({
        code: 'no_such_version',
      });
    }
  });

  test('those that nothing needs any more are deleted', async () => {
    for (const version of ['0.1.0-a', '0.1.0-b', '0.1.0-c'])
      await storeShell(registry(), version, await build('x', FILES));
    expect(await pruneShells(registry(), new Set(['0.1.0-b']))).toEqual(['0.1.0-a', '0.1.0-c']);
    await expect(fetchShell(registry(), '0.1.0-a', join(root, 'copy'))).rejects.toMatchObject({
      code: 'no_such_version',
    });
    await expect(fetchShell(registry(), '0.1.0-b', join(root, 'copy'))).resolves.toBeUndefined();
  });
});
