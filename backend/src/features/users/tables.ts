import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, writtenNow } from '../../platform/db/columns';
import { users } from '../../platform/auth/user-tables';

/** Links to choose a password; the latest of an account is the only one. */
export const passwordLinks = pgTable('password_links', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  sentAt: instant().notNull().default(writtenNow),
  expiresAt: instant().notNull(),
});
