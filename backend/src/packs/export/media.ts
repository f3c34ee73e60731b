import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { audioFiles, media } from '../../platform/db/schema';
import { orderedJson } from './compact';

/** `real` columns hold 24 bits: what was 0.3 must not come back as 0.30000001192092896. */
const rounded = (fraction: number) => Number(fraction.toFixed(4));

/**
 * Copies pictures and recordings, and writes alt.json. Answers the names of files that are in the database but not on
 * the disk.
 */
export async function exportMedia(
  db: Database,
  dataDir: string,
  dir: string,
): Promise<{ pictures: number; audio: number; missing: string[] }> {
  const pictures = await db.select().from(media).orderBy(asc(media.file));
  const audio = await db.select({ file: audioFiles.file }).from(audioFiles).orderBy(asc(audioFiles.file));
  if (pictures.length + audio.length === 0) return { pictures: 0, audio: 0, missing: [] };
  const target = join(dir, 'media');
  await mkdir(target, { recursive: true });
  const missing: string[] = [];
  for (const { file } of [...pictures, ...audio])
    await copyFile(join(dataDir, 'media', file), join(target, file)).catch(() => missing.push(file));
  const notes = Object.fromEntries(
    pictures.map(({ file, alt, focalX, focalY }) => [file, { ...alt, focal: [rounded(focalX), rounded(focalY)] }]),
  );
  await writeFile(join(target, 'alt.json'), orderedJson(notes));
  return { pictures: pictures.length, audio: audio.length, missing };
}
