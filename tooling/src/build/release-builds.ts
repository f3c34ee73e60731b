import type { Composition } from '@vestibule/contracts';
import { start, type Author } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { FolderStore } from '@vestibule/registry/store/folder-store';
import { pruneShells, storeShell } from '@vestibule/registry/shells';
import { StoreError } from '@vestibule/registry/store/object-store';
import { openStore } from '@vestibule/registry/store/open-store';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { RELEASE, type BuildFolders } from './paths';
import { releaseFirst } from './release-first';

/** What the builds of this checkout put into its registry last: name → version. */
const releasedOf = ({ stamps }: BuildFolders) => join(stamps, 'released.json');

async function readReleased(folders: BuildFolders): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(releasedOf(folders), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Publishes what was built: into this checkout's registry what is new, into another one, by its address, the first
 * builds. While that one is unavailable nothing is, which `warn` says: a gateway that has read it before starts with
 * its own copies (docs/operations.md#health).
 */
export async function releaseBuilds(
  parts: Omit<Composition, 'id'>,
  address: string,
  folders: BuildFolders = RELEASE,
  warn: (text: string) => void = console.warn,
): Promise<void> {
  const author = { by: userInfo().username, at: new Date().toISOString() };
  const store = await openStore(address);
  try {
    const registry = new Registry(store);
    await storeShell(registry, parts.shell, join(folders.shells, parts.shell));
    const own = store instanceof FolderStore && resolve(store.root) === folders.registry;
    if (own) await releaseHere(registry, folders, parts, author);
    else await releaseFirst(registry, folders.registry, parts, author);
  } catch (error) {
    if (!(error instanceof StoreError && error.isUnavailable)) throw error;
    warn(`  nothing was published: ${error.message}`);
  } finally {
    store.close();
  }
}

/**
 * Points the stable channel of this checkout's registry at what was rebuilt. What was not rebuilt stays as the channel
 * has it: starting the site must not undo a rollback or what a team has published.
 */
async function releaseHere(
  registry: Registry,
  folders: BuildFolders,
  { contracts, shell, remotes }: Omit<Composition, 'id'>,
  author: Author,
): Promise<void> {
  const [known, released] = await Promise.all([registry.stable(), readReleased(folders)]);
  const live = new Set(known?.composition.remotes.map(({ name }) => name));
  const anew = remotes.filter(({ name, version }) => released[name] !== version || !live.has(name));
  for (const { name, version } of anew) await registry.notePublished(name, version, author);
  const { composition, history } = await registry.changeStable((now) =>
    start(now, { contracts, shell, remotes: anew }, author),
  );
  await pruneShells(
    registry,
    new Set([composition, ...history.map((move) => move.composition)].map((one) => one.shell)),
  );
  await mkdir(folders.stamps, { recursive: true });
  await writeFile(
    releasedOf(folders),
    JSON.stringify(Object.fromEntries(remotes.map(({ name, version }) => [name, version]))),
  );
}
