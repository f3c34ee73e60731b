import type { FileType } from '@vestibule/contracts/schemas/media';
import { integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { id, localised } from '../../platform/db/columns';

/** Pictures; the files lie in DATA_DIR/media under `file`. `color` is the dominant colour `#rrggbb`. */
export const media = pgTable('media', {
  id: id(),
  file: text().notNull().unique(),
  /** SHA-256 of the file: part of the public address, so that addresses never change their content. */
  hash: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: localised(),
  focalX: real().notNull().default(0.5),
  focalY: real().notNull().default(0.5),
  color: text().notNull(),
  /** Author of the file, for the credit line; '' for none. */
  credit: text().notNull().default(''),
});

/**
 * Recordings, films, captions and documents; the files lie beside the pictures. `type` is the media type that their
 * content has. The table has its name from the time when it held recordings alone.
 */
export const mediaFiles = pgTable('audio_files', {
  id: id(),
  file: text().notNull().unique(),
  /** SHA-256 of the file, as with pictures. */
  hash: text().notNull(),
  type: text().$type<FileType>().notNull(),
});
