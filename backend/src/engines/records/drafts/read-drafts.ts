import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, eq, inArray } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { compact } from '../compact';
import { recordDrafts } from '../tables';
import { readHeld } from './held-values';

export interface Draft {
  /** Changed fields in the form of packs; null for one without a value. */
  readonly changes: Json;
  /** Instant of its last change, ISO 8601. */
  readonly at: string;
  readonly authorId: number | null;
}

/** The draft of each of these records; undefined for one that has none. */
export async function readDrafts(
  db: Database,
  kind: RecordKind,
  ids: readonly number[],
): Promise<(id: number) => Draft | undefined> {
  const rows = await inBatches(ids, (batch) =>
    db
      .select()
      .from(recordDrafts)
      .where(and(eq(recordDrafts.kind, kind), inArray(recordDrafts.recordId, batch))),
  );
  const changes = await readHeld(
    db,
    kind,
    rows.map((row) => row.changes),
  );
  const drafts = new Map(
    rows.map(({ recordId, at, authorId }, index) => [recordId, { changes: changes[index] ?? {}, at, authorId }]),
  );
  return (id) => drafts.get(id);
}

/** The values of a record with the changes of its draft, in the order of a record that is read. */
export const withDraft = (values: Json, draft: Pick<Draft, 'changes'> | undefined): Json =>
  draft === undefined ? values : compact({ ...values, ...draft.changes });
