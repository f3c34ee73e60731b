import { randomBytes } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError, type AnswerOf, type Language } from '@vestibule/contracts';
import { eq, isNull, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { formFiles } from '../../../platform/db/schema';
import type { Deps } from '../../../platform/server/deps';
import type { Upload } from '../../../platform/server/upload';
import { receive } from '../../media/library/receive';
import { MESSAGES } from '../messages';
import { formFilesFolder } from './folder';
import { formFileType } from './form-file-type';

/** Bytes of all files that wait for an entry: nobody can fill the disk with what no form was sent with. */
const MOST_WAITING = 1_000_000_000;
const MAX_NAME = 200;

/**
 * Keeps a file until its entry is sent. Throws `validation` for what is none of the types that forms take, `too_large`,
 * and `unavailable` while too many others wait.
 */
export async function takeFile(
  { db, dataDir, now }: Pick<Deps, 'db' | 'dataDir' | 'now'>,
  upload: Upload,
  lang: Language,
): Promise<AnswerOf<'uploadTempFile'>> {
  if ((await waiting(db)) + upload.most > MOST_WAITING)
    throw new SiteError('unavailable', 503, 'Too many files wait for their forms');
  const folder = formFilesFolder(dataDir);
  return receive(upload, folder, async ({ path, bytes }) => {
    const type = await formFileType(path);
    if (type === undefined) throw new SiteError('validation', 400, MESSAGES[lang].file_type, { field: 'file' });
    const id = randomBytes(32).toString('base64url');
    const name = nameOf(upload.name);
    // First the row: what is on the disk without one is deleted.
    await db.insert(formFiles).values({ id, name, type, bytes, createdAt: new Date(now()).toISOString() });
    try {
      await rename(path, join(folder, id));
    } catch (error) {
      await db.delete(formFiles).where(eq(formFiles.id, id));
      throw error;
    }
    return { id, name, bytes };
  });
}

async function waiting(db: Database): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(formFiles.bytes) })
    .from(formFiles)
    .where(isNull(formFiles.entryId));
  return Number(row?.bytes ?? 0);
}

/** The last part of a name, without quotes, which browsers write as %22, and what breaks lines or turns them round. */
function nameOf(given: string): string {
  const name = given
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}\p{Zl}\p{Zp}"]|%(?:22|0D|0A)/gu, '')
    .trim();
  return name ? name.slice(-MAX_NAME) : 'file';
}
