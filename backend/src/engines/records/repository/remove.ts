import { SiteError } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { eq } from 'drizzle-orm';
import { forgetDrafts } from '../drafts/forget';
import { note } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { putIntoBin } from '../bin/put-into-bin';
import { packOf } from '../pack';
import { indexRecord } from '../search/index-pack';
import { tableOf } from '../record-tables';
import { moveReferences } from './move-references';
import { wrong } from '../validation-error';
import { onVersion } from './on-version';
import { whoNames } from './who-names';
import type { RecordAuthor } from './write-record';

type Removal = QueryOf<'deleteRecord'>;
/** Nothing is removed while others name it. */
const REFUSING: Removal = { references: '', replacement: '' };

/**
 * Puts a record into the bin. Returns the kinds of records that have been changed as they named it. Throws `not_found`,
 * `conflict` where others name it or tickets are held, 412 for an older version, and as `moveReferences` does.
 */
export function removeRecord(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  by: RecordAuthor,
  { references, replacement }: Removal = REFUSING,
): Promise<readonly RecordKind[]> {
  return onVersion(db, { kind, id, version }, async (tx, { values }) => {
    if (references === 'replace' && replacement === '') throw wrong('replacement', 'is required');
    const label = references === 'replace' ? replacement : '';
    const changed = references === '' ? [] : await moveReferences(tx, { kind, id, values }, label, by);
    const names = await whoNames(tx, kind, id, values);
    if (names.length > 0) throw new SiteError('conflict', 409, `It is named by ${names.join(', ')}`);
    const { table, beforeRemoval } = tableOf(kind);
    await putIntoBin(tx, kind, id, values, by);
    await beforeRemoval?.(tx, id);
    await tx.delete(table).where(eq(table.id, id));
    await forgetDrafts(tx, kind, id);
    await indexRecord(tx, kind, id, packOf(kind, values).records);
    await note(tx, by, { subject: kind, subjectId: id, before: values });
    return changed;
  });
}
