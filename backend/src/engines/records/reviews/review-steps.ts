import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { recordReviews, recordReviewSteps } from '../tables';

export type Review = typeof recordReviews.$inferSelect;
export type ReviewStep = typeof recordReviewSteps.$inferSelect;
type State = NonNullable<AnswerOf<'recordReview'>['review']>['state'];

export const OPEN_STATES = ['waiting', 'returned'] as const satisfies readonly State[];

/** The last review of a record, open or not. */
export async function lastReview(db: Database, kind: RecordKind, id: number): Promise<Review | undefined> {
  const [found] = await db
    .select()
    .from(recordReviews)
    .where(and(eq(recordReviews.kind, kind), eq(recordReviews.recordId, id)))
    .orderBy(desc(recordReviews.id))
    .limit(1);
  return found;
}

/** The steps of a review, in their order. */
export const stepsOf = (db: Database, reviewId: number): Promise<readonly ReviewStep[]> =>
  db
    .select()
    .from(recordReviewSteps)
    .where(eq(recordReviewSteps.reviewId, reviewId))
    .orderBy(asc(recordReviewSteps.id));

/** Notes a step of a review; its mails follow (features/reviews/notify.ts). */
export async function addStep(
  tx: Database,
  reviewId: number,
  { action, text = '' }: { readonly action: ReviewStep['action']; readonly text?: string },
  { authorId, now }: By,
): Promise<void> {
  await tx.insert(recordReviewSteps).values({ reviewId, action, text, authorId, at: new Date(now).toISOString() });
}

/** A record that is published needs no decision any more. */
export async function closeReview(tx: Database, kind: RecordKind, id: number, by: By): Promise<void> {
  const [closed] = await tx
    .update(recordReviews)
    .set({ state: 'done' })
    .where(and(eq(recordReviews.kind, kind), eq(recordReviews.recordId, id), inArray(recordReviews.state, OPEN_STATES)))
    .returning();
  if (closed) await addStep(tx, closed.id, { action: 'publish' }, by);
}
