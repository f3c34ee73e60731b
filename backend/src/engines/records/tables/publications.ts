import type { Language } from '@vestibule/contracts';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { pages, type KeptModule } from './pages';
import { users } from '../../../platform/auth/user-tables';

/**
 * Content of a page that visitors see in a language from an instant on, until the next row's. A page without a row
 * shows its editors' content.
 */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    lang: text().$type<Language>().notNull(),
    /** Null where they see nothing: the page is not published in the language. */
    modules: jsonb().$type<readonly KeptModule[]>(),
    /** Hash of the modules, as in `content_versions`; empty without any. */
    version: text().notNull(),
    at: instant().notNull(),
    /** Null for content from before the first publication, and for deleted accounts. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the search has its texts; false for a planned one. */
    isSettled: boolean().notNull(),
  },
  (table) => [
    index('publications_page').on(table.pageId, table.lang, table.at),
    index('publications_modules').using('gin', table.modules.op('jsonb_path_ops')),
  ],
);
