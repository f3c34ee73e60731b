import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFiles } from './checks/check-files';
import { parseManifest, REMOTE_NAME, REMOTE_VERSION } from './manifest';
import { problemLines } from './problem';
import { MANIFEST, versionPrefix, type Registry } from './registry';
import { RegistryError } from './registry-error';
import { FolderStore } from './store/folder-store';

/** Files of versions on this machine's disk, for servers that read them all the time. */
export interface LocalCopy {
  /** Below it lie `remotes/<name>/<version>/…`. */
  readonly root: string;
  /** The version's folder, fetched first when it is not here. Throws RegistryError `no_such_version`. */
  folderOf: (remote: string, version: string) => Promise<string>;
  /** Deletes a damaged copy, so that it is fetched again; a registry that is a folder is left unchanged. */
  discard: (remote: string, version: string) => Promise<void>;
  /**
   * Deletes copies of versions that the registry does not have any more. Returns the deleted ones as `name version`.
   */
  prune: () => Promise<string[]>;
}

/** Marks a copy that is being written. */
const DRAFT = '.draft-';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Names from the bucket must not let its writers write anywhere else on this machine. */
const isPath = (path: string) =>
  /^[\w./@+-]+$/.test(path) && !path.split('/').some((part) => part === '..' || part === '');

/**
 * A registry that is a folder needs no copy; any other is copied into `cacheDir`, version by version, at the first
 * request.
 */
export function localCopy(registry: Registry, cacheDir: string): LocalCopy {
  const { store } = registry;
  const root = store instanceof FolderStore ? store.root : cacheDir;
  const fetching = new Map<string, Promise<string>>();
  return {
    root,
    async folderOf(remote, version) {
      if (!REMOTE_NAME.test(remote) || !REMOTE_VERSION.test(version))
        throw new RegistryError('no_such_version', `There is no version ${version} of ${remote}`);
      const folder = join(root, 'remotes', remote, version);
      if (await exists(join(folder, MANIFEST))) return folder;
      if (root !== cacheDir) throw new RegistryError('no_such_version', `There is no version ${version} of ${remote}`);
      const started =
        fetching.get(folder) ?? fetchVersion(registry, remote, version, folder).finally(() => fetching.delete(folder));
      fetching.set(folder, started);
      return started;
    },
    discard: async (remote, version) => {
      if (root === cacheDir) await rm(join(root, 'remotes', remote, version), { recursive: true, force: true });
    },
    prune: async () => (root === cacheDir ? pruneCopies(registry, join(root, 'remotes')) : []),
  };
}

/** Copies a version whole or not at all, and only when its files match its manifest. */
async function fetchVersion({ store }: Registry, remote: string, version: string, folder: string): Promise<string> {
  const prefix = versionPrefix(remote, version);
  const keys = await store.list(prefix);
  if (!keys.includes(prefix + MANIFEST) || !keys.every((key) => isPath(key.slice(prefix.length))))
    throw new RegistryError('no_such_version', `There is no version ${version} of ${remote}`);
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(folder + DRAFT);
  try {
    const content = new Map<string, Buffer>();
    for (const key of keys) {
      const path = key.slice(prefix.length);
      const stored = await store.get(key);
      if (!stored) continue;
      content.set(path, stored.body);
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), stored.body);
    }
    const manifest = parseManifest(content.get(MANIFEST) ?? Buffer.alloc(0), `${remote} ${version}`);
    const problems = await checkFiles(manifest, async (path) => content.get(path));
    if (problems.length > 0) throw new RegistryError('refused', problemLines(problems));
    await rename(draft, folder);
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function pruneCopies(registry: Registry, folder: string): Promise<string[]> {
  const gone: string[] = [];
  for (const remote of await readdir(folder).catch(() => [])) {
    const known = new Set([
      ...(await registry.versions(remote)).map(({ version }) => version),
      ...(await registry.developVersions(remote)),
    ]);
    for (const version of await readdir(join(folder, remote))) {
      if (known.has(version) || version.includes(DRAFT)) continue;
      await rm(join(folder, remote, version), { recursive: true, force: true });
      gone.push(`${remote} ${version}`);
    }
  }
  return gone;
}
