import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { isSiteError } from '@vestibule/contracts';
import type { MediaStore } from '../../../engines/media/store/media-store';
import type { Database } from '../../../platform/db/database';
import { mediaFiles, media } from '../../../engines/media/tables';
import { orderedJson } from '../../../engines/records/compact';

/** `real` columns hold 24 bits: 0.3 must not come back as 0.30000001192092896. */
const rounded = (fraction: number) => Number(fraction.toFixed(4));

/**
 * Copies pictures and other files, and writes alt.json. Returns the names of files that are in the database but not on
 * the disk.
 */
export async function exportMedia(
  db: Database,
  store: MediaStore,
  dir: string,
): Promise<{ pictures: number; files: number; missing: string[] }> {
  const pictures = await db.select().from(media).orderBy(asc(media.file));
  const files = await db
    .select({ file: mediaFiles.file, hash: mediaFiles.hash })
    .from(mediaFiles)
    .orderBy(asc(mediaFiles.file));
  if (pictures.length + files.length === 0) return { pictures: 0, files: 0, missing: [] };
  const target = join(dir, 'media');
  await mkdir(target, { recursive: true });
  const missing: string[] = [];
  for (const stored of [...pictures, ...files])
    await store
      .path(stored)
      .then((path) => copyFile(path, join(target, stored.file)))
      .catch((error: unknown) => {
        // A pack with gaps because a bucket is away would look whole.
        if (isSiteError(error) && error.code === 'unavailable') throw error;
        missing.push(stored.file);
      });
  const notes = Object.fromEntries(
    pictures.map(({ file, alt, focalX, focalY, credit }) => [
      file,
      { ...alt, focal: [rounded(focalX), rounded(focalY)], ...(credit && { credit }) },
    ]),
  );
  await writeFile(join(target, 'alt.json'), orderedJson(notes));
  return { pictures: pictures.length, files: files.length, missing };
}
