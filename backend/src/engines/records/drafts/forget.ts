import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { recordComments, recordDrafts, recordPlans, recordReviews, recordRevisions } from '../tables';

/** Deletes the comments, the draft, the plans, the reviews and the revisions of a record that is removed. */
export async function forgetDrafts(tx: Database, kind: RecordKind, id: number): Promise<void> {
  for (const table of [recordComments, recordDrafts, recordPlans, recordReviews, recordRevisions])
    await tx.delete(table).where(and(eq(table.kind, kind), eq(table.recordId, id)));
}
