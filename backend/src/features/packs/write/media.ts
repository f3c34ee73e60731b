import type { MediaStore, StoredFile } from '../../../engines/media/store/media-store';
import type { Database } from '../../../platform/db/database';
import { media } from '../../../engines/media/tables';
import { measure, type Measured } from '../../../engines/media/measure';
import type { MediaEntry } from '../../../engines/records/pack';
import type { Problems } from '../../../engines/records/problems';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from '../../../platform/db/batches';

export interface MeasuredEntry extends MediaEntry {
  readonly measured: Measured;
}

/** Measures every picture; one that cannot be read is a problem of its own file. */
export async function measureAll(
  entries: readonly MediaEntry[],
  problems: Problems,
  onProgress: (done: number) => void,
): Promise<MeasuredEntry[]> {
  const measured: MeasuredEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      measured.push({ ...entry, measured: await measure(entry.source) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.error({
        file: `media/${entry.file}`,
        message: reason.startsWith('is ') ? reason : `is not a picture: ${reason}`,
      });
    }
    onProgress(index + 1);
  }
  return measured;
}

export async function writeMedia(db: Database, entries: readonly MeasuredEntry[]): Promise<Count> {
  const rows = entries.map(({ file, alt, credit, focal: [focalX, focalY], measured }) => ({
    file,
    alt,
    credit,
    focalX,
    focalY,
    ...measured,
  }));
  const set = takeGiven(media, ['id', 'file']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(media)
        .values(batch)
        .onConflictDoUpdate({ target: media.file, set })
        .returning({ created: wasInserted }),
    ),
  );
}

/** Copies pictures and other files into the library. */
export async function copyMedia(
  entries: readonly (Pick<MediaEntry, 'source'> & StoredFile)[],
  store: MediaStore,
): Promise<void> {
  for (const { source, ...stored } of entries) await store.copy(stored, source);
}
