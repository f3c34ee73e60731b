import type { IMAGE_FORMATS } from '../constants';

type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Media type of each format of a sized picture. */
export const PICTURE_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Headers of every response with a sized picture: it runs nothing and is nothing else. */
export const PICTURE_SAFETY = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
} as const;

/** Headers of a response whose content never changes under its address, of this `id` of the original. */
export const foreverHeaders = (id: string, width: number, format: ImageFormat) => ({
  'cache-control': 'public, max-age=31536000, immutable',
  etag: `"${id}-${width}-${format}"`,
});

/**
 * Where a backend keeps a sized picture, below its folder of them.
 *
 * @param hash SHA-256 of the original, or the start of it: then it is the start of the name that is returned.
 */
export const sizedPicture = (hash: string, width: number, format: string) => ({
  folder: hash.slice(0, 2),
  name: `${hash}-${width}.${format}`,
});
