import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { isHidden } from '../is-hidden';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { accountNames } from '../../../platform/auth/account-names';
import { inBatches } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { groupBy } from '../../../platform/group-by';
import { recordPlans } from '../tables';
import type { Draft } from './read-drafts';

type Publication = NonNullable<AnswerOf<'record'>['published']>;

interface Shown {
  readonly id: number;
  /** The published values. */
  readonly values: Json;
  readonly draft: Draft | undefined;
}

/** The publication of these records, for editors. */
export async function presentPublications(
  db: Database,
  kind: RecordKind,
  records: readonly Shown[],
): Promise<(record: Shown) => Publication> {
  const ids = records.map(({ id }) => id);
  const rows = await inBatches(ids, (batch) =>
    db
      .select()
      .from(recordPlans)
      .where(and(eq(recordPlans.kind, kind), inArray(recordPlans.recordId, batch)))
      .orderBy(asc(recordPlans.at)),
  );
  const ofRecord = groupBy(rows, ({ recordId }) => recordId);
  const authors = [...rows, ...records.flatMap(({ draft }) => (draft ? [draft] : []))].map(({ authorId }) => authorId);
  const nameOf = await accountNames(db, authors);
  return ({ id, values, draft }) => ({
    state: isHidden(kind, values) ? 'unpublished' : draft ? 'changed' : 'published',
    draft: draft ? { at: draft.at, author: nameOf(draft.authorId) } : null,
    plans: (ofRecord.get(id) ?? []).map(({ action, at, authorId, failure }) => ({
      action,
      at,
      author: nameOf(authorId),
      hasFailed: failure !== null,
    })),
  });
}
