import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { formFiles } from '../../tables';
import { formFilesFolder } from './folder';

/** How long a file waits for its entry, in ms: longer than anybody fills in a form. */
const WAITS_MS = 2 * 3_600_000;

/**
 * Deletes files whose entry was not sent, and remains on the disk of deleted entries, or of uploads that broke off
 * (docs/behaviour/content.md#files-in-forms).
 */
export async function expireFiles(db: Database, dataDir: string, now: number): Promise<void> {
  const before = new Date(now - WAITS_MS).toISOString();
  await db.delete(formFiles).where(and(isNull(formFiles.entryId), lt(formFiles.createdAt, before)));
  const folder = formFilesFolder(dataDir);
  const kept = new Set((await db.select({ id: formFiles.id }).from(formFiles)).map(({ id }) => id));
  for (const name of await readdir(folder).catch(() => [])) {
    if (kept.has(name)) continue;
    const path = join(folder, name);
    // Gone: another process with the same folder has deleted it. One that is on its way has no row yet.
    const mtimeMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? now;
    if (mtimeMs < now - WAITS_MS) await rm(path, { force: true });
  }
}
