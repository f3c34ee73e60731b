import type { RemoteManifest } from '@vestibule/contracts';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseManifest } from './manifest';
import { MANIFEST, versionPrefix, type Published, type Registry } from './registry';
import { RegistryError } from './registry-error';

/** Copies a finished build into the registry, with a note of its publisher. */
export async function uploadVersion(registry: Registry, dir: string, published: Published): Promise<RemoteManifest> {
  const body = await readFile(join(dir, MANIFEST));
  const manifest = parseManifest(body, dir);
  const paths = (await filesBelow(dir)).filter((path) => path !== MANIFEST);
  await storeVersion(registry, manifest, body, { paths, read: (path) => readFile(join(dir, path)) });
  await registry.notePublished(manifest.name, manifest.version, published);
  return manifest;
}

/** Where the files of a build come from. */
export interface BuildFiles {
  readonly paths: readonly string[];
  read: (path: string) => Promise<Buffer | undefined>;
}

/**
 * Writes the files of a version. A version never changes: the same build again is no error, another one is. Of one that
 * cannot be written whole nothing is left.
 */
export async function storeVersion(
  { store }: Registry,
  { name, version }: RemoteManifest,
  body: Buffer,
  { paths, read }: BuildFiles,
): Promise<void> {
  const prefix = versionPrefix(name, version);
  const there = await store.get(prefix + MANIFEST);
  if (there && !there.body.equals(body))
    throw new RegistryError('changed', `${name} ${version} is there already, with another content`);
  if (there) return;
  const written: string[] = [];
  const write = async (path: string, content: Buffer) => {
    written.push(prefix + path);
    await store.put(prefix + path, content);
  };
  try {
    for (const path of paths) {
      const content = await read(path);
      if (!content) throw new RegistryError('refused', `${name} ${version} lacks ${path}`);
      await write(path, content);
    }
    // The manifest comes last: a version that has one is whole.
    await write(MANIFEST, body);
  } catch (error) {
    // An error of the store itself must not hide this one; `prune` finds the rest.
    await store.delete(written).catch(() => undefined);
    throw error;
  }
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
