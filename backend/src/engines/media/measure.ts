import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { checkPicture } from './check-picture';

/**
 * Measurements of a picture. Sizes in px after its orientation is applied; `color` is the dominant colour `#rrggbb`,
 * with 00 behind it for a transparent picture.
 */
export interface Measured {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const hex = (value: number) => value.toString(16).padStart(2, '0');
const SMALL = 64;

/** Formats without an alpha channel are not decoded again. */
async function canNotBeSeenThrough(bytes: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(bytes).metadata();
  return !hasAlpha || (await sharp(bytes).stats()).isOpaque;
}

/** Measures a picture. Throws when it is none, or more than can be shown. */
export async function measure(file: string): Promise<Measured> {
  const { width, height } = await checkPicture(file);
  const bytes = await readFile(file);
  const small = await sharp(bytes)
    .autoOrient()
    .resize(SMALL, SMALL, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const isOpaque = await canNotBeSeenThrough(bytes);
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    width,
    height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}${isOpaque ? '' : '00'}`,
  };
}
