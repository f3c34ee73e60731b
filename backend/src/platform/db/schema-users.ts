import type { UserRole } from '@vestibule/contracts';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from './columns';

export const users = pgTable('users', {
  id: id(),
  email: text().notNull().unique(),
  username: text().notNull(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  /** argon2id in PHC format. */
  passwordHash: text().notNull(),
  hasDashboardOnlineAccess: boolean().notNull().default(false),
  role: text().$type<UserRole>().notNull().default('editor'),
});

/** `tokenHash` is the SHA-256 of the session cookie, so that a copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(writtenNow),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Paths that were not found (docs/behaviour/interface.md#not-found). */
export const errorLog = pgTable('error_log', {
  id: id(),
  url: text().notNull(),
  createdAt: instant().notNull().default(writtenNow),
});
