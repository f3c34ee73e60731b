import type { Composition } from '@vestibule/contracts';
import { start } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { FolderStore } from '@vestibule/registry/store/folder-store';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { DIST, REGISTRY } from './paths';

/** What the builds of this checkout put into its registry last: name → version. */
const RELEASED = join(DIST, 'stamps', 'released.json');

async function readReleased(): Promise<Readonly<Record<string, string>>> {
  try {
    return JSON.parse(await readFile(RELEASED, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Points the stable channel of this checkout's registry at what was built anew. What was not built anew stays as the channel has it:
 * starting the site must not undo a rollback or what a team has published.
 */
export async function releaseBuilds({ contracts, shell, remotes }: Omit<Composition, 'id'>): Promise<void> {
  const registry = new Registry(new FolderStore(REGISTRY));
  const author = { by: userInfo().username, at: new Date().toISOString() };
  const [known, released] = await Promise.all([registry.stable(), readReleased()]);
  const live = new Set(known?.composition.remotes.map(({ name }) => name));
  const anew = remotes.filter(({ name, version }) => released[name] !== version || !live.has(name));
  for (const { name, version } of anew) await registry.notePublished(name, version, author);
  await registry.changeStable((now) => start(now, { contracts, shell, remotes: anew }, author));
  await mkdir(dirname(RELEASED), { recursive: true });
  await writeFile(RELEASED, JSON.stringify(Object.fromEntries(remotes.map(({ name, version }) => [name, version]))));
}
