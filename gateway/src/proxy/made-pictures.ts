import { IMAGE_FORMATS } from '@vestibule/contracts';
import { foreverHeaders, PICTURE_SAFETY, PICTURE_TYPES, sizedPicture } from '@vestibule/contracts/server/sized-picture';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** GET /media/{id}/{width}.{format}: addresses of sized pictures, whose content never changes. */
const ADDRESS = /^\/media\/([0-9a-f]{16})\/(\d{1,4})\.(\w{3,4})(?:\?|$)/;

export interface MadePicture {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The picture of an address where a backend on this machine has made it, for while that backend is away
 * (docs/behaviour/interface.md#pictures-while-the-backend-is-away).
 *
 * @param folder The backend's folder of sized pictures; undefined where it is on another machine.
 */
export async function madePicture(folder: string | undefined, url: string): Promise<MadePicture | undefined> {
  const [, id = '', digits, extension] = ADDRESS.exec(url) ?? [];
  const format = IMAGE_FORMATS.find((one) => one === extension);
  if (folder === undefined || format === undefined) return undefined;
  const width = Number(digits);
  const place = sizedPicture(id, width, format);
  const end = place.name.slice(id.length);
  try {
    const names = await readdir(join(folder, place.folder));
    const name = names.find((one) => one.startsWith(id) && one.endsWith(end));
    if (name === undefined) return undefined;
    // As the backend sends it.
    const headers = { ...PICTURE_SAFETY, ...foreverHeaders(id, width, format), 'content-type': PICTURE_TYPES[format] };
    return { content: await readFile(join(folder, place.folder, name)), headers };
  } catch {
    // No picture of this beginning was ever made, or the folder was emptied.
    return undefined;
  }
}
