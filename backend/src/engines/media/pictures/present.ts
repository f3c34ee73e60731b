import type { Image, Language } from '@vestibule/contracts';
import { THUMBNAILS } from '@vestibule/contracts/schemas/media';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { media } from '../tables';
import { pick } from '../../../platform/texts/localise';
import { mediaId } from '../media-id';

type Media = typeof media.$inferSelect;
/** Rows of the requested files, by file name. */
export type Pictures = ReadonlyMap<string, Media>;

export interface PictureFields {
  image_obj: Image | null;
  image_thumbnails: { small: string; medium: string; large: string } | null;
}

/** Loads all pictures of a response in one query. */
export async function loadPictures(db: Database, files: readonly (string | null | undefined)[]): Promise<Pictures> {
  const wanted = [...new Set(files.filter((file): file is string => !!file))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(media).where(inArray(media.file, wanted));
  return new Map(rows.map((row) => [row.file, row]));
}

/** Public address of a picture in one width. */
export function pictureUrl(row: Pick<Media, 'hash'>, width: number, format: 'avif' | 'webp' | 'jpg' = 'jpg'): string {
  return `/media/${mediaId(row.hash)}/${width}.${format}`;
}

/** A picture in responses; both fields null when there is none. */
export function presentPicture(pictures: Pictures, file: string | null | undefined, lang: Language): PictureFields {
  const row = file ? pictures.get(file) : undefined;
  if (!row) return { image_obj: null, image_thumbnails: null };
  return {
    image_obj: {
      id: mediaId(row.hash),
      width: row.width,
      height: row.height,
      alt: pick(row.alt, lang),
      focal: [row.focalX, row.focalY],
      color: row.color,
      ...(row.credit && { credit: row.credit }),
    },
    image_thumbnails: {
      small: pictureUrl(row, THUMBNAILS.small),
      medium: pictureUrl(row, THUMBNAILS.medium),
      large: pictureUrl(row, THUMBNAILS.large),
    },
  };
}
