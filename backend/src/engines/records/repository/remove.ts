import { SiteError } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { eq } from 'drizzle-orm';
import { forgetDrafts } from '../drafts/forget';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { putIntoBin } from '../bin/put-into-bin';
import { packOf } from '../pack';
import { indexRecord } from '../search/index-pack';
import { tableOf } from '../record-tables';
import { onVersion } from './on-version';
import { whoNames } from './who-names';

/**
 * Puts a record into the bin. Throws `not_found`, `conflict` where others name it or tickets are held, 412 for an older
 * version.
 */
export function removeRecord(db: Database, kind: RecordKind, id: number, version: string, by: By): Promise<void> {
  return onVersion(db, { kind, id, version }, async (tx, { values }) => {
    const names = await whoNames(tx, kind, id, values);
    if (names.length > 0) throw new SiteError('conflict', 409, `It is named by ${names.join(', ')}`);
    const { table, beforeRemoval } = tableOf(kind);
    await putIntoBin(tx, kind, id, values, by);
    await beforeRemoval?.(tx, id);
    await tx.delete(table).where(eq(table.id, id));
    await forgetDrafts(tx, kind, id);
    await indexRecord(tx, kind, id, packOf(kind, values).records);
    await note(tx, by, { subject: kind, subjectId: id, before: values });
  });
}
