import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { users } from '../../../platform/auth/user-tables';

type Review = NonNullable<AnswerOf<'recordReview'>['review']>;

/** Null for an account that is gone. */
const person = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Submissions of records for publication; of each record one at most is open. */
export const recordReviews = pgTable(
  'record_reviews',
  {
    id: id(),
    kind: text().$type<RecordKind>().notNull(),
    recordId: integer().notNull(),
    state: text().$type<Review['state']>().notNull(),
    /** Of the last submission. */
    authorId: person(),
    at: instant().notNull(),
    /** The person to decide. */
    assigneeId: person(),
    /** Version of the record at the last submission. */
    version: text().notNull(),
    /** Path of its form, for mails; empty where the gateway has sent none. */
    path: text().notNull(),
  },
  (table) => [
    uniqueIndex('record_reviews_open')
      .on(table.kind, table.recordId)
      .where(sql`${table.state} in ('waiting', 'returned')`),
    index('record_reviews_record').on(table.kind, table.recordId, table.id),
    index('record_reviews_author').on(table.authorId),
    index('record_reviews_assignee').on(table.assigneeId),
  ],
);

/** Everything that was done in a review, in its order. */
export const recordReviewSteps = pgTable(
  'record_review_steps',
  {
    id: id(),
    reviewId: integer()
      .notNull()
      .references(() => recordReviews.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    authorId: person(),
    action: text().$type<Review['steps'][number]['action']>().notNull(),
    text: text().notNull().default(''),
    /** Since when its mails are queued; null before. */
    notifiedAt: instant(),
  },
  (table) => [
    index('record_review_steps_review').on(table.reviewId),
    index('record_review_steps_author').on(table.authorId),
    index('record_review_steps_new')
      .on(table.id)
      .where(sql`${table.notifiedAt} is null`),
  ],
);

/** Number of people that it takes to publish a record of a kind; one for a kind without a row. */
export const reviewRules = pgTable('review_rules', {
  kind: text().$type<RecordKind>().primaryKey(),
  people: integer().notNull(),
});
