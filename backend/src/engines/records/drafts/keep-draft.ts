import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, eq } from 'drizzle-orm';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { recordDrafts } from '../tables';
import { heldValues } from './held-values';

/** Holds these changes as the draft of a record in place of the one before; without any there is no draft. */
export async function keepDraft(
  tx: Database,
  kind: RecordKind,
  recordId: number,
  changes: Json,
  { authorId, now }: Pick<By, 'now'> & { readonly authorId: number | null },
): Promise<void> {
  if (Object.keys(changes).length === 0) {
    await tx.delete(recordDrafts).where(and(eq(recordDrafts.kind, kind), eq(recordDrafts.recordId, recordId)));
    return;
  }
  const row = { changes: await heldValues(tx, kind, changes), authorId, at: new Date(now).toISOString() };
  await tx
    .insert(recordDrafts)
    .values({ kind, recordId, ...row })
    .onConflictDoUpdate({ target: [recordDrafts.kind, recordDrafts.recordId], set: row });
}
