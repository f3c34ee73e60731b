import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { SiteError } from '@vestibule/contracts';
import type { MediaStore } from '../../engines/media/store/media-store';
import type { Database } from '../../platform/db/database';
import { documents } from '../../platform/db/tables';
import { asPublished } from './export/published-pages';
import { orderedJson } from '../../engines/records/compact';
import { exportMedia } from './export/media';
import type { Progress } from './progress';
import { fileOf } from './read/read-pack';
import { readRecords } from '../../engines/records/read-records';

export interface ExportRequest {
  readonly db: Database;
  readonly mediaStore: MediaStore;
  /** Folder to write; created when missing. One that holds other things than a pack is refused. */
  readonly dir: string;
  readonly onProgress?: (progress: Progress) => void;
}
export interface ExportResult {
  /** Records written, by kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

const OWN_FILES = new Set([...RECORD_KINDS.map(fileOf), 'settings.json', 'navigation.json', 'media']);

/** Makes the folder ready: an earlier pack in it is removed, anything else refuses the export. */
async function prepare(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const names = await readdir(dir);
  const foreign = names.find((name) => !OWN_FILES.has(name));
  if (foreign !== undefined)
    throw new SiteError(
      'conflict',
      409,
      `${dir} holds ${foreign}, which is no part of a pack; give a folder of its own`,
    );
  // A folder of pictures that no export has written may be the only copy.
  if (names.includes('media') && !(await readdir(join(dir, 'media'))).includes('alt.json'))
    throw new SiteError('conflict', 409, `${dir} holds pictures that are no part of a pack; give a folder of its own`);
  for (const name of names) await rm(join(dir, name), { recursive: true });
}

/**
 * Writes all records as a pack that imports back to the same records (docs/content-pack.md). The same records give the
 * same files.
 */
export async function exportPack({
  db,
  mediaStore,
  dir,
  onProgress = () => undefined,
}: ExportRequest): Promise<ExportResult> {
  await prepare(dir);
  return db.transaction(
    async (tx) => {
      const counts: Record<string, number> = {};
      for (const kind of RECORD_KINDS) {
        const read = await readRecords(tx, kind);
        const records = kind === 'pages' ? await asPublished(tx, read) : read;
        onProgress({ step: kind, done: records.length, total: records.length });
        if (records.length === 0) continue;
        counts[kind] = records.length;
        await writeFile(join(dir, fileOf(kind)), `${records.map(({ values }) => JSON.stringify(values)).join('\n')}\n`);
      }
      for (const { name, value } of await tx.select().from(documents)) {
        if (!OWN_FILES.has(`${name}.json`)) continue;
        counts[name] = 1;
        await writeFile(join(dir, `${name}.json`), orderedJson(value));
      }
      const { pictures, files, missing } = await exportMedia(tx, mediaStore, dir);
      if (pictures > 0) counts['media'] = pictures;
      if (files > 0) counts['files'] = files;
      return { counts, warnings: missing.map((file) => `media/${file}: is missing on the disk; left out`) };
    },
    // One moment for all files, whatever is written meanwhile.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
