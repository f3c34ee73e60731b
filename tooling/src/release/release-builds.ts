import type { Composition } from '@vestibule/contracts';
import { start } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { FolderStore } from '@vestibule/registry/store/folder-store';
import { pruneShells, storeShell } from '@vestibule/registry/shells';
import type { RemoteVersion } from '@vestibule/registry/remote-version';
import { StoreError } from '@vestibule/registry/store/object-store';
import { openStore } from '@vestibule/registry/store/open-store';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { checkHouse, type HouseBuilds } from '../publish/check-house';
import { RELEASE, type BuildFolders } from '../build/paths';
import { releaseFirst, type Release } from './release-first';

/** Last versions that the builds of this checkout put into its registry: name → version. */
const releasedOf = ({ stamps }: BuildFolders) => join(stamps, 'released.json');

async function readReleased(folders: BuildFolders): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(releasedOf(folders), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

export interface ReleaseOptions {
  readonly folders?: BuildFolders;
  readonly warn?: (text: string) => void;
  /** Throws when one of the builds that would be released is not good enough; builds for developers are not checked. */
  readonly check?: (builds: HouseBuilds) => Promise<void>;
}

/**
 * Publishes builds: new ones into this checkout's registry, into another one, by its address, the first builds. While
 * that one is unavailable none is, which `warn` reports: a gateway that has read it before starts with its own copies
 * (docs/operations.md#health).
 */
export async function releaseBuilds(
  parts: Omit<Composition, 'id'>,
  address: string,
  { folders = RELEASE, warn = console.warn, check = checkHouse }: ReleaseOptions = {},
): Promise<void> {
  const author = { by: userInfo().username, at: new Date().toISOString() };
  const store = await openStore(address);
  try {
    const registry = new Registry(store);
    await storeShell(registry, parts.shell, join(folders.shells, parts.shell));
    const own = store instanceof FolderStore && resolve(store.root) === folders.registry;
    const pass = (fresh: readonly RemoteVersion[]) => checkFresh(fresh, parts, folders, check);
    if (own) await releaseHere(registry, folders, parts, { author, pass });
    else await releaseFirst(registry, folders.registry, parts, { author, pass });
  } catch (error) {
    if (!(error instanceof StoreError && error.isUnavailable)) throw error;
    warn(`  nothing was published: ${error.message}`);
  } finally {
    store.close();
  }
}

/**
 * Points the stable channel of this checkout's registry at rebuilt parts. Other parts stay as the channel has them:
 * starting the site must not undo a rollback or another team's publication.
 */
async function releaseHere(
  registry: Registry,
  folders: BuildFolders,
  { contracts, shell, remotes }: Omit<Composition, 'id'>,
  { author, pass }: Release,
): Promise<void> {
  const [known, released] = await Promise.all([registry.stable(), readReleased(folders)]);
  const live = new Set(known?.composition.remotes.map(({ name }) => name));
  const anew = remotes.filter(({ name, version }) => released[name] !== version || !live.has(name));
  await pass(anew);
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

async function checkFresh(
  fresh: readonly RemoteVersion[],
  { contracts, shell, remotes }: Omit<Composition, 'id'>,
  folders: BuildFolders,
  check: Required<ReleaseOptions>['check'],
): Promise<void> {
  if (fresh.length === 0) return;
  const dirOf = ({ name, version }: RemoteVersion) => join(folders.registry, 'remotes', name, version);
  const others = remotes.filter(({ name }) => !fresh.some((one) => one.name === name));
  await check({
    contracts,
    shellDir: join(folders.shells, shell),
    fresh: fresh.map(dirOf),
    others: others.map(dirOf),
  });
}
