import { basename, extname } from 'node:path';
import type { Database } from '../../../platform/db/database';
import { media, mediaFiles } from '../../../engines/media/tables';
import { slugOf } from '../../../platform/texts/slug';

/** A name that no file of the library has: `given` in letters that every system takes, numbered when it is taken. */
export async function freeName(tx: Database, given: string, extension: string): Promise<string> {
  const base = slugOf(basename(given, extname(given)), 'file');
  const taken = new Set<string>();
  for (const table of [media, mediaFiles])
    for (const { file } of await tx.select({ file: table.file }).from(table)) taken.add(file);
  let name = `${base}.${extension}`;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}.${extension}`;
  return name;
}
