import type { AnswerOf, Language } from '@vestibule/contracts';
import type { QueryOf } from '@vestibule/contracts/api/calls';
import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { kindRight } from '@vestibule/contracts/rights/names';
import { hasRight, type Right } from '@vestibule/contracts/rights/rights';
import { and, asc, desc, eq, gte, inArray, isNull, ne, notExists, or, type SQL } from 'drizzle-orm';
import { recordTitles } from '../../engines/records/record-titles';
import { OPEN_STATES } from '../../engines/records/reviews/review-steps';
import { recordReviews, recordReviewSteps } from '../../engines/records/tables';
import { accountNames } from '../../platform/auth/account-names';
import type { Database } from '../../platform/db/database';

type ReviewEntry = AnswerOf<'reviews'>['results'][number];
type Query = Pick<QueryOf<'reviews'>, 'state' | 'mine'>;

interface Reader {
  readonly id: number;
  readonly rights: readonly Right[];
}

/**
 * Those that the reader may decide: of kinds that they may publish, for everybody or for them; not their own, and none
 * that they have approved.
 */
function decidable(db: Database, { id, rights }: Reader): SQL | undefined {
  const kinds = RECORD_KINDS.filter((kind) => hasRight(rights, kindRight('publish', kind)));
  const isForReader = or(isNull(recordReviews.assigneeId), eq(recordReviews.assigneeId, id));
  const isOfOthers = or(isNull(recordReviews.authorId), ne(recordReviews.authorId, id));
  const approvals = db
    .select()
    .from(recordReviewSteps)
    .where(
      and(
        eq(recordReviewSteps.reviewId, recordReviews.id),
        eq(recordReviewSteps.authorId, id),
        eq(recordReviewSteps.action, 'approve'),
        gte(recordReviewSteps.at, recordReviews.at),
      ),
    );
  return and(inArray(recordReviews.kind, kinds), isForReader, isOfOthers, notExists(approvals));
}

function condition(db: Database, { state, mine }: Query, reader: Reader): SQL | undefined {
  return and(
    state === '' ? inArray(recordReviews.state, OPEN_STATES) : eq(recordReviews.state, state),
    mine === 'submitted' ? eq(recordReviews.authorId, reader.id) : undefined,
    mine === 'assigned' ? eq(recordReviews.assigneeId, reader.id) : undefined,
    mine === 'decidable' ? decidable(db, reader) : undefined,
  );
}

interface Page {
  readonly query: Query;
  readonly reader: Reader;
  readonly lang: Language;
  readonly page: number;
  readonly size: number;
}

/** Reviews: those that wait and are back, the oldest first, or those of a state. */
export async function listReviews(
  db: Database,
  { query, reader, lang, page, size }: Page,
): Promise<{ readonly count: number; readonly results: ReviewEntry[] }> {
  const where = condition(db, query, reader);
  const isOver = query.state === 'done' || query.state === 'withdrawn';
  const order = isOver ? [desc(recordReviews.id)] : [asc(recordReviews.at), asc(recordReviews.id)];
  const rows = await db
    .select()
    .from(recordReviews)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size);
  const titleOf = await recordTitles(db, rows, lang);
  const nameOf = await accountNames(
    db,
    rows.flatMap(({ authorId, assigneeId }) => [authorId, assigneeId]),
  );
  return {
    count: await db.$count(recordReviews, where),
    results: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      record_id: row.recordId,
      title: titleOf(row),
      state: row.state,
      at: row.at,
      author: nameOf(row.authorId),
      assignee: nameOf(row.assigneeId),
    })),
  };
}
