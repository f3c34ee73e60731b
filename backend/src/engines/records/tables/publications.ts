import type { Language } from '@vestibule/contracts';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { pages, type KeptModule } from './pages';
import { users } from '../../../platform/auth/user-tables';

/**
 * What visitors see of a page in a language from an instant on, until the next row's. A page without a row shows what
 * its editors have.
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
    /** Null for what was there before anybody published it, and for accounts that are gone. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whether the search knows of it; false for what is planned. */
    isSettled: boolean().notNull(),
  },
  (table) => [
    index('publications_page').on(table.pageId, table.lang, table.at),
    index('publications_modules').using('gin', table.modules.op('jsonb_path_ops')),
  ],
);
