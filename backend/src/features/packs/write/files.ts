import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../../platform/db/database';
import { mediaFiles } from '../../../engines/media/tables';
import type { FileEntry } from '../../../engines/records/pack';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from '../../../platform/db/batches';

/** A file with the SHA-256 of its content, which is part of its address. */
export interface HashedFile extends FileEntry {
  readonly hash: string;
}

/** Hashes files one after the other, as streams: they are large. */
export async function hashAll(entries: readonly FileEntry[]): Promise<HashedFile[]> {
  const hashed: HashedFile[] = [];
  for (const entry of entries) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(entry.source), hash);
    hashed.push({ ...entry, hash: hash.digest('hex') });
  }
  return hashed;
}

export async function writeFiles(db: Database, entries: readonly HashedFile[]): Promise<Count> {
  const rows = entries.map(({ file, hash, type }) => ({ file, hash, type }));
  const set = takeGiven(mediaFiles, ['id', 'file']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(mediaFiles)
        .values(batch)
        .onConflictDoUpdate({ target: mediaFiles.file, set })
        .returning({ created: wasInserted }),
    ),
  );
}
