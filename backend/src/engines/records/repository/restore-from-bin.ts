import { notFound, SiteError } from '@vestibule/contracts';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { eq } from 'drizzle-orm';
import { note } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { codeOf } from '../../../platform/error-code';
import { OWNED } from '../bin/put-into-bin';
import { insertRows, linkAgain } from '../bin/rows';
import { addRevision } from '../drafts/revisions';
import { isHidden } from '../is-hidden';
import { packOf } from '../pack';
import { indexRecord } from '../search/index-pack';
import { recordBin } from '../tables';
import { findRecord, type VersionedRecord } from './find';
import { lockRecords } from './lock';
import { writeRecord, type RecordAuthor } from './write-record';

/** SQLSTATEs of a value that another row has, and of a row that is gone. */
const [TAKEN, GONE] = ['23505', '23503'];

/**
 * Takes a record out of the bin, under its id, with its modules, draft and revisions. One that can be hidden is hidden.
 *
 * @throws `not_found`; `conflict` where another record has its key or address, or one that it names is gone.
 */
export const restoreFromBin = (db: Database, id: number, by: RecordAuthor): Promise<VersionedRecord> =>
  db.transaction(async (tx) => {
    await lockRecords(tx);
    const [entry] = await tx.delete(recordBin).where(eq(recordBin.id, id)).returning();
    if (entry === undefined) throw notFound('There is no such record in the bin');
    const { kind, recordId, rows, links } = entry;
    try {
      for (const one of rows) await insertRows(tx, one, OWNED.has(one.table));
      for (const link of links) await linkAgain(tx, link);
    } catch (error) {
      const code = codeOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
      if (code === TAKEN) throw new SiteError('conflict', 409, 'Another record has its address or key');
      if (code === GONE) throw new SiteError('conflict', 409, 'A record that it names has been removed');
      throw error;
    }
    const { hiddenBy } = recordOf(kind);
    const restored = await findRecord(tx, kind, recordId);
    if (hiddenBy !== undefined && !isHidden(kind, restored.values)) {
      const hidden = { ...restored.values, [hiddenBy]: false };
      await writeRecord(tx, kind, hidden, [hiddenBy], by);
      await addRevision(tx, kind, { id: recordId, step: 'unpublish', before: restored.values, after: hidden }, by);
    } else await indexRecord(tx, kind, recordId, packOf(kind, restored.values).records);
    const found = await findRecord(tx, kind, recordId);
    await note(tx, by, { subject: kind, subjectId: recordId, after: found.values });
    return found;
  });
