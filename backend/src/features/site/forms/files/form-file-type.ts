import type { FormFileType } from '@vestibule/contracts/form-files';
import sharp from 'sharp';
import { checkPicture } from '../../../../engines/media/check-picture';
import { fileTypeOf } from '../../../../engines/media/file-type';

const PICTURES: Readonly<Record<string, FormFileType>> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** What a visitor's file is by its content; undefined for what forms do not take. */
export async function formFileType(path: string): Promise<FormFileType | undefined> {
  if ((await fileTypeOf(path)) === 'application/pdf') return 'application/pdf';
  try {
    await checkPicture(path);
    const { format } = await sharp(path, { limitInputPixels: false }).metadata();
    return PICTURES[format];
  } catch {
    return undefined;
  }
}
