import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { users } from '../../../platform/auth/user-tables';

/** Null for an account that is gone. */
const person = () => integer().references(() => users.id, { onDelete: 'set null' });

/** Comments of editors on records; the first of a thread has no `threadId`. */
export const recordComments = pgTable(
  'record_comments',
  {
    id: id(),
    kind: text().$type<RecordKind>().notNull(),
    recordId: integer().notNull(),
    threadId: integer().references((): AnyPgColumn => recordComments.id, { onDelete: 'cascade' }),
    /** `field:<name>`, `module:<id>`, or empty for the whole record. */
    target: text().notNull(),
    authorId: person(),
    at: instant().notNull(),
    /** Null for a comment that was never changed. */
    editedAt: instant(),
    text: text().notNull(),
    /** Ids of accounts. */
    mentions: jsonb().$type<readonly number[]>().notNull(),
    /** Of the first of a thread; null while it is open. */
    resolvedAt: instant(),
    resolvedBy: person(),
    /** Path of the record's form, for mails. */
    path: text().notNull(),
    /** Since when its mails are queued; null before. */
    notifiedAt: instant(),
  },
  (table) => [
    index('record_comments_record').on(table.kind, table.recordId, table.id),
    index('record_comments_thread').on(table.threadId),
    index('record_comments_author').on(table.authorId),
    index('record_comments_resolver').on(table.resolvedBy),
    index('record_comments_mentions').using('gin', table.mentions),
  ],
);
