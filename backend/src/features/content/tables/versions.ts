import type { AnswerOf } from '@vestibule/contracts';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../../platform/db/columns';
import { type KeptModule, containers, pages } from '../../../engines/records/tables';
import { users } from '../../../platform/auth/user-tables';

/**
 * The content of a page or a container after each step of its editing. Rows are only added: an undo is a new row with
 * the modules of an older one. `undoTo` and `redoTo` name the rows that an undo or redo shows again.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    pageId: integer().references(() => pages.id, { onDelete: 'cascade' }),
    containerId: integer().references(() => containers.id, { onDelete: 'cascade' }),
    /** Hash of the modules. */
    version: text().notNull(),
    modules: jsonb().$type<readonly KeptModule[]>().notNull(),
    step: text().$type<AnswerOf<'pageVersion'>['step']>().notNull(),
    /** Kind of the module that the step was about. */
    model: text(),
    undoTo: integer(),
    redoTo: integer(),
    /** Null where it was no editor's call, and for accounts that are gone. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull().default(writtenNow),
  },
  (table) => [
    index('content_versions_page').on(table.pageId, table.id),
    index('content_versions_container').on(table.containerId, table.id),
  ],
);
