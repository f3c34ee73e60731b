import type { Composition, RemoteManifest } from '@vestibule/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteComposition } from '../app/site';

export const remoteDir = (registryDir: string, name: string, version: string) => join(registryDir, 'remotes', name, version);

/** The composition that a channel points at. */
export async function readChannel(registryDir: string, channel: string): Promise<Composition> {
  return JSON.parse(await readFile(join(registryDir, 'channels', `${channel}.json`), 'utf8')) as Composition;
}

/** A composition with the manifests of its remotes, read from the registry folder. */
export async function readSiteComposition(registryDir: string, composition: Composition): Promise<SiteComposition> {
  const remotes = await Promise.all(
    composition.remotes.map(async ({ name, version }) => JSON.parse(await readFile(join(remoteDir(registryDir, name, version), 'remote.json'), 'utf8')) as RemoteManifest),
  );
  return { id: composition.id, remotes };
}
