import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { media } from '../../db/schema';
import { orderedJson } from './compact';

/** `real` columns hold 24 bits: what was 0.3 must not come back as 0.30000001192092896. */
const rounded = (fraction: number) => Number(fraction.toFixed(4));

/** Copies the pictures and writes alt.json. Answers the names of files that are in the database but not on the disk. */
export async function exportMedia(db: Database, dataDir: string, dir: string): Promise<{ count: number; missing: string[] }> {
  const rows = await db.select().from(media).orderBy(asc(media.file));
  if (rows.length === 0) return { count: 0, missing: [] };
  const target = join(dir, 'media');
  await mkdir(target, { recursive: true });
  const missing: string[] = [];
  const notes: Record<string, unknown> = {};
  for (const { file, alt, focalX, focalY } of rows) {
    await copyFile(join(dataDir, 'media', file), join(target, file)).catch(() => missing.push(file));
    notes[file] = { ...alt, focal: [rounded(focalX), rounded(focalY)] };
  }
  await writeFile(join(target, 'alt.json'), orderedJson(notes));
  return { count: rows.length, missing };
}
