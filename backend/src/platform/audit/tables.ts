import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, localised } from '../db/columns';
import { users } from '../auth/user-tables';

/** The audit log: a row for each write with its actor, made in its transaction (docs/decisions/0034-audit-log.md). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Their address at that time: it stays when the account goes. */
    who: text().notNull(),
    action: text().$type<'create' | 'change' | 'remove'>().notNull(),
    /** A kind of record, or `media`, `containers`, `users`. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** Title of the subject at that time: it stays when the subject goes. Empty for a subject without one. */
    title: localised(),
    /** The fields that differ, before and after; null where there was nothing. */
    before: jsonb().$type<Readonly<Record<string, unknown>> | null>(),
    after: jsonb().$type<Readonly<Record<string, unknown>> | null>(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_subject').on(table.subject, table.subjectId),
    index('audit_log_user').on(table.userId),
  ],
);
