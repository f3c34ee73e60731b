import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../db/columns';

/** Paths that were not found (docs/behaviour/interface.md#not-found). */
export const errorLog = pgTable('error_log', {
  id: id(),
  url: text().notNull(),
  createdAt: instant().notNull().default(writtenNow),
});
