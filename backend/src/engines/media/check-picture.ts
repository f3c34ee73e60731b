import { stat } from 'node:fs/promises';
import { MAX_MEDIA_BYTES } from '@vestibule/contracts/schemas/media';
import sharp from 'sharp';
import { pictureKind } from './picture-type';

const MAX_BYTES = MAX_MEDIA_BYTES.picture;
/** Decoded, every megapixel takes 4 MB of memory; cameras end at about 100. */
const MAX_MEGAPIXELS = 100;
/** The longest side that WebP can have, in px. */
const MAX_SIDE = 16_383;

/**
 * Looks at a picture's kind, size and header, before anything decodes it. Throws an error whose message says what is
 * wrong with it.
 */
export async function checkPicture(file: string): Promise<{ readonly width: number; readonly height: number }> {
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`is larger than ${MAX_BYTES / 1e6} MB`);
  const kind = await pictureKind(file);
  if (kind === 'svg') throw new Error('is an SVG by its content, whatever its name says; these can carry scripts');
  if (kind === 'other') throw new Error('is not a picture: JPEG, PNG, WebP, AVIF, GIF and TIFF are taken');
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new Error(`is ${width} x ${height} px: no side may have more than ${MAX_SIDE}`);
  if (width * height > MAX_MEGAPIXELS * 1e6)
    throw new Error(`is ${width} x ${height} px: more than ${MAX_MEGAPIXELS} megapixels`);
  return { width, height };
}
