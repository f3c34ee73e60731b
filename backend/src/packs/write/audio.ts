import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../platform/db/database';
import { audioFiles } from '../../platform/db/schema';
import type { AudioEntry } from '../read/read-media';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from '../../platform/db/batches';

/** A recording with the SHA-256 of its content, which is part of its address. */
export interface HashedAudio extends AudioEntry {
  readonly hash: string;
}

/** Hashes recordings one after the other, as streams: they are large. */
export async function hashAll(entries: readonly AudioEntry[]): Promise<HashedAudio[]> {
  const hashed: HashedAudio[] = [];
  for (const entry of entries) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(entry.source), hash);
    hashed.push({ ...entry, hash: hash.digest('hex') });
  }
  return hashed;
}

export async function writeAudio(db: Database, entries: readonly HashedAudio[]): Promise<Count> {
  const rows = entries.map(({ file, hash, type }) => ({ file, hash, type }));
  const set = takeGiven(audioFiles, ['id', 'file']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(audioFiles)
        .values(batch)
        .onConflictDoUpdate({ target: audioFiles.file, set })
        .returning({ created: wasInserted }),
    ),
  );
}
