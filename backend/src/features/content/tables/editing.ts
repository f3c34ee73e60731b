import type { Language } from '@vestibule/contracts';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../../platform/db/columns';
import { pages } from '../../../engines/records/tables';
import { users } from '../../../platform/auth/user-tables';

/** Unsaved drafts of editors: `key` distinguishes those of one editor and language. */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lang: text().$type<Language>().notNull(),
    key: text().notNull(),
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    /** May be deleted: the draft is offered all the same. */
    moduleId: integer(),
    version: text(),
    sectionId: integer(),
    column: integer().notNull().default(0),
    index: integer().notNull().default(0),
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAt: instant().notNull().default(writtenNow),
  },
  (table) => [
    uniqueIndex('drafts_of_author').on(table.authorId, table.lang, table.key),
    index('drafts_page').on(table.pageId),
  ],
);
