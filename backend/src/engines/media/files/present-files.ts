import { extensionOf, fileKindOf, type FileKind } from '@vestibule/contracts/schemas/media';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { mediaFiles } from '../tables';
import { mediaId } from '../media-id';

type FileRow = typeof mediaFiles.$inferSelect;
/** Rows of the requested files, by file name. */
export type Files = ReadonlyMap<string, FileRow>;

/** Loads all files of a response in one query (docs/behaviour/content.md#files-of-the-house). */
export async function loadFiles(db: Database, names: readonly string[]): Promise<Files> {
  const wanted = [...new Set(names.filter((name) => name !== ''))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(mediaFiles).where(inArray(mediaFiles.file, wanted));
  return new Map(rows.map((row) => [row.file, row]));
}

/** Public address of a file: it carries the content's hash, so it never changes its content. */
export function fileUrl({ hash, type }: Pick<FileRow, 'hash' | 'type'>): string {
  return `/media/${fileKindOf(type)}/${mediaId(hash)}.${extensionOf(type)}`;
}

/** A file in responses; null when there is none, or one of another kind. */
export function presentFile(files: Files, kind: FileKind, name: string) {
  const row = files.get(name);
  return row === undefined || fileKindOf(row.type) !== kind ? null : { url: fileUrl(row), type: row.type };
}
