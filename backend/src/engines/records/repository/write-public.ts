import type { Language } from '@vestibule/contracts';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { changedFields } from '../drafts/held-values';
import { inLanguages } from '../drafts/in-languages';
import { keepDraft } from '../drafts/keep-draft';
import { wrong } from '../validation-error';
import type { VersionedRecord } from './find';
import { writeRecord, type RecordAuthor } from './write-record';

/** The values of a record with its draft; of its texts only those in these languages, if any are given. */
export const latestIn = (
  kind: RecordKind,
  { values, latest }: Pick<VersionedRecord, 'values' | 'latest'>,
  languages: readonly Language[] | undefined,
): Json => (languages ? inLanguages(recordOf(kind).fields, values, latest, languages) : latest);

/** Author of a write; null for a plan whose author's account is gone. */
type Writer = Omit<RecordAuthor, 'authorId'> & { readonly authorId: number | null };

/** Writes values of a record as those that visitors see. */
export async function writePublic(
  tx: Database,
  kind: RecordKind,
  { values }: VersionedRecord,
  next: Json,
  by: Writer,
): Promise<void> {
  const shown = { ...next, ...flagOf(kind, true) };
  await writeRecord(tx, kind, shown, Object.keys(changedFields(kind, values, shown)), by);
}

/** Writes a record with its draft as one that visitors do not see. */
export async function writeHidden(
  tx: Database,
  kind: RecordKind,
  { id, latest }: VersionedRecord,
  by: Writer,
): Promise<void> {
  await writeRecord(tx, kind, { ...latest, ...flagOf(kind, false) }, Object.keys(flagOf(kind, false)), by);
  await keepDraft(tx, kind, id, {}, by);
}

/** Throws `validation` for a kind whose records are always seen. */
export function refuseAlwaysSeen(kind: RecordKind): void {
  if (recordOf(kind).hiddenBy === undefined) throw wrong('action', 'is invalid for this kind of record');
}

/** The flag of the kind by which its records are shown or hidden. */
export function flagOf(kind: RecordKind, isShown: boolean): Json {
  const { hiddenBy } = recordOf(kind);
  return hiddenBy === undefined ? {} : { [hiddenBy]: isShown };
}
