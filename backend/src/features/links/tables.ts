import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';

/** Links of the site's pages that lead nowhere, as the last check found them. */
export const brokenLinks = pgTable('broken_links', {
  /** As it stands on the page. */
  href: text().primaryKey(),
  /** HTTP status of the response; null: no such host. */
  status: integer(),
  /** Path of the first page with it. */
  page: text().notNull(),
  /** How many pages have it. */
  pages: integer().notNull(),
  /** When a check found it for the first time. */
  foundAt: instant().notNull(),
});

/** The last check that could read the site; no row before the first. */
export const linkChecks = pgTable('link_checks', { checkedAt: instant().primaryKey() });
