import type { Localised } from '@vestibule/contracts/languages';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { FileType } from '@vestibule/contracts/schemas/media';
import type { NavigationDocument, SettingsDocument } from './schemas/documents';
import type { RecordOf } from './record-values';

/**
 * A picture of the pack: its path, its description, and the point that must stay visible as fractions from the top
 * left.
 */
export interface MediaEntry {
  readonly file: string;
  readonly source: string;
  readonly alt: Localised;
  readonly focal: readonly [number, number];
  /** Author for the credit line, '' for none. */
  readonly credit: string;
}

/** A recording, film, document or file of captions of the pack, with the type of its content. */
export interface FileEntry {
  readonly file: string;
  readonly source: string;
  readonly type: FileType;
}

/** Contents of a media folder; `refused` are files of other types, or too large ones, with the reason. */
export interface MediaFolder {
  readonly pictures: readonly MediaEntry[];
  readonly files: readonly FileEntry[];
  readonly refused: ReadonlyMap<string, string>;
}

/** A record, and its place in the pack. */
export interface Line<T> {
  readonly file: string;
  readonly line: number;
  readonly value: T;
}
export type PackRecords = { [K in RecordKind]: Line<RecordOf<K>>[] };

/** A pack as it was read; lines that are not valid are in the problems instead. */
export interface Pack {
  readonly records: PackRecords;
  readonly settings?: SettingsDocument;
  readonly navigation?: NavigationDocument;
  readonly media: MediaFolder;
}

const NO_MEDIA: MediaFolder = { pictures: [], files: [], refused: new Map() };

/** A pack without any record. */
export const emptyPack = (): Pack => ({
  // Every kind has a list of its own type, which an object built of entries cannot show.
  records: Object.fromEntries(RECORD_KINDS.map((kind) => [kind, []])) as unknown as PackRecords,
  media: NO_MEDIA,
});

/** A pack of one record. */
export function packOf(kind: RecordKind, value: Readonly<Record<string, unknown>>): Pack {
  const pack = emptyPack();
  (pack.records[kind] as Line<unknown>[]).push({ file: kind, line: 1, value });
  return pack;
}
