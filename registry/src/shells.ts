import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Registry } from './registry';
import { RegistryError } from './registry-error';

/** Its presence shows that all files of a shell are stored: it is written last. */
const MANIFEST = 'shell.json';
/** Files for the check of a remote before it is published; the rest of a shell's build stays with the gateways. */
const PARTS = /^(?:shell\.json|check\/[\w.-]+\.cjs|browser\/i18n\/\w+\.json)$/;
const SHELL_VERSION = /^[\w.+-]{1,80}$/;

const prefixOf = (version: string) => `shells/${version}/`;

/** Puts the files of a shell's build for checks into the registry, unless they are there. */
export async function storeShell({ store }: Pick<Registry, 'store'>, version: string, dir: string): Promise<void> {
  if (await store.get(prefixOf(version) + MANIFEST)) return;
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const parts = files.filter((file) => PARTS.test(file) && file !== MANIFEST);
  for (const file of [...parts, MANIFEST]) await store.put(prefixOf(version) + file, await readFile(join(dir, file)));
}

/** Copies that into a folder. Throws RegistryError `no_such_version` when the registry does not have this shell. */
export async function fetchShell({ store }: Pick<Registry, 'store'>, version: string, dir: string): Promise<void> {
  const missing = new RegistryError('no_such_version', `The registry has no shell ${version}`);
  if (!SHELL_VERSION.test(version)) throw missing;
  const prefix = prefixOf(version);
  const files = (await store.list(prefix)).map((key) => key.slice(prefix.length)).filter((file) => PARTS.test(file));
  if (!files.includes(MANIFEST)) throw missing;
  await Promise.all(
    files.map(async (file) => {
      const stored = await store.get(prefix + file);
      if (!stored) throw missing;
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), stored.body);
    }),
  );
}

/** Deletes the shells of none of these versions; returns their versions. */
export async function pruneShells({ store }: Pick<Registry, 'store'>, needed: ReadonlySet<string>): Promise<string[]> {
  const keys = await store.list('shells/');
  const gone = keys.filter((key) => !needed.has(key.split('/')[1] ?? ''));
  // Without its manifest a shell is gone, whatever happens to the rest of it.
  await store.delete(gone.filter((key) => key.endsWith(`/${MANIFEST}`)));
  await store.delete(gone);
  return [...new Set(gone.map((key) => key.split('/')[1] ?? ''))];
}
