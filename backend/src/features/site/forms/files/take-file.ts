import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SiteError, type AnswerOf, type Language } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { formFiles, type FormFileType } from '../../tables';
import type { Deps } from '../../../../platform/server/deps';
import type { Upload } from '../../../../platform/server/upload';
import { receive } from '../../../../engines/media/receive';
import { makeRoomForFile } from './make-room';
import { translator } from '../../../../platform/texts/translate';
import { formFilesFolder } from './folder';
import sharp from 'sharp';
import { checkPicture } from '../../../../engines/media/check-picture';
import { fileTypeOf } from '../../../../engines/media/file-type';

const PICTURES: Readonly<Record<string, FormFileType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Type of a visitor's file by its content; undefined for types that forms do not accept. */
async function formFileType(path: string): Promise<FormFileType | undefined> {
  if ((await fileTypeOf(path)) === 'application/pdf') return 'application/pdf';
  try {
    await checkPicture(path);
    const { format } = await sharp(path, { limitInputPixels: false }).metadata();
    return PICTURES[format];
  } catch {
    return undefined;
  }
}

const MAX_NAME = 200;

/**
 * Stores a file until its entry is sent; `client` is the network that it comes from. Throws `validation` for a type
 * that forms do not accept, and `too_large`.
 */
export async function takeFile(
  { db, dataDir, now }: Pick<Deps, 'db' | 'dataDir' | 'now'>,
  upload: Upload,
  { lang, client }: { readonly lang: Language; readonly client: string },
): Promise<AnswerOf<'uploadTempFile'>> {
  const folder = formFilesFolder(dataDir);
  for (const gone of await makeRoomForFile(db, client, upload.most)) await rm(join(folder, gone), { force: true });
  return receive(upload, folder, async ({ path, bytes }) => {
    const type = await formFileType(path);
    if (type === undefined)
      throw new SiteError('validation', 400, translator(lang)('forms.problem.file_type'), { field: 'file' });
    const id = randomBytes(32).toString('base64url');
    const name = nameOf(upload.name);
    // First the row: files on the disk without one are deleted.
    await db.insert(formFiles).values({ id, name, type, bytes, client, createdAt: new Date(now()).toISOString() });
    try {
      await rename(path, join(folder, id));
    } catch (error) {
      await db.delete(formFiles).where(eq(formFiles.id, id));
      throw error;
    }
    return { id, name, bytes };
  });
}

/**
 * The last part of a name, without quotes, which browsers write as %22, and without characters that break lines or
 * change the direction of text.
 */
function nameOf(given: string): string {
  const name = given
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}\p{Zl}\p{Zp}"]|%(?:22|0D|0A)/gu, '')
    .trim();
  return name ? name.slice(-MAX_NAME) : 'file';
}
