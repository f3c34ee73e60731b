import type { RemoteManifest } from '@vestibule/contracts';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseManifest } from './manifest';
import { versionPrefix, type Published, type Registry } from './registry';
import { RegistryError } from './registry-error';

/** Copies a finished build into the registry. A version never changes: the same build again is no error, another one is. */
export async function uploadVersion(registry: Registry, dir: string, published: Published): Promise<RemoteManifest> {
  const body = await readFile(join(dir, 'remote.json'));
  const manifest = parseManifest(body, dir);
  const prefix = versionPrefix(manifest.name, manifest.version);
  const there = await registry.store.get(`${prefix}remote.json`);
  if (there && !there.body.equals(body)) throw new RegistryError('changed', `${manifest.name} ${manifest.version} is there already, with another content`);
  if (!there) {
    for (const file of await filesBelow(dir)) if (file !== 'remote.json') await registry.store.put(prefix + file, await readFile(join(dir, file)));
    // The manifest comes last: a version that has one is whole.
    await registry.store.put(`${prefix}remote.json`, body);
  }
  await registry.notePublished(manifest.name, manifest.version, published);
  return manifest;
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
