import { SiteError } from '@vestibule/contracts';
import { extensionOf, fileKindOf, type FileType, MAX_MEDIA_BYTES } from '@vestibule/contracts/schemas/media';
import { fileTypeOf } from '../../../engines/media/file-type';
import { measure, type Measured } from '../../../engines/media/measure';
import { pictureKind } from '../../../engines/media/picture-type';
import sharp from 'sharp';
import type { Received } from '../../../engines/media/receive';

/** Type of an upload, by its content, and the extension of its name. */
export type Kinded =
  | { readonly kind: 'picture'; readonly extension: string; readonly measured: Measured }
  | { readonly kind: 'file'; readonly extension: string; readonly type: FileType };

/** How names end, where that is not the format's own name. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif', tiff: 'tif' };

const refused = (message: string) => new SiteError('validation', 400, message, { field: 'file' });

/** Inspects an upload. Throws `validation` for files that the public must not be sent, with the reason. */
export async function whatItIs({ path, bytes }: Received): Promise<Kinded> {
  const type = await fileTypeOf(path);
  if (type !== undefined) {
    const kind = fileKindOf(type);
    if (bytes > MAX_MEDIA_BYTES[kind])
      throw refused(`A file of this kind (${kind}) may have ${MAX_MEDIA_BYTES[kind] / 1e6} MB`);
    return { kind: 'file', extension: extensionOf(type), type };
  }
  const looks = await pictureKind(path);
  if (looks === 'other')
    throw refused('The file is of no kind that can be shown: pictures, recordings, films, captions and PDF are taken');
  try {
    const measured = await measure(path);
    const { format } = await sharp(path).metadata();
    return { kind: 'picture', extension: EXTENSIONS[format] ?? format, measured };
  } catch (error) {
    throw refused(
      `The picture ${error instanceof Error && error.message.startsWith('is ') ? error.message : 'cannot be read'}`,
    );
  }
}
