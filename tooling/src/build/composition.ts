import type { Composition } from '@vestibule/contracts';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names a composition by its content: the same parts always have the same id. */
export function compose(parts: Omit<Composition, 'id'>): Composition {
  const remotes = [...parts.remotes].sort((a, b) => a.name.localeCompare(b.name));
  const id = createHash('sha256')
    .update(JSON.stringify([parts.contracts, parts.shell, remotes]))
    .digest('hex')
    .slice(0, 12);
  return { ...parts, remotes, id };
}

const pointer = (registry: string, channel: string) => join(registry, 'channels', `${channel}.json`);

export async function readChannel(registry: string, channel = 'stable'): Promise<Composition | undefined> {
  try {
    return JSON.parse(await readFile(pointer(registry, channel), 'utf8')) as Composition;
  } catch {
    return undefined;
  }
}

/** Moves a channel to a composition, in one step that no reader sees half done. */
export async function moveChannel(registry: string, composition: Composition, channel = 'stable'): Promise<void> {
  const file = pointer(registry, channel);
  await mkdir(join(registry, 'channels'), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(composition, null, 2));
  await rename(`${file}.${process.pid}`, file);
}
