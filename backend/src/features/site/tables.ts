import type { FORM_FILE_TYPES } from '@vestibule/contracts/form-files';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../platform/db/columns';
import { forms } from '../../engines/records/tables';

/** Type of a form's file, by its content. */
export type FormFileType = (typeof FORM_FILE_TYPES)[number];

/** A submission; `values` by the slugs that the form had then. */
export const formEntries = pgTable(
  'form_entries',
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    lang: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant().notNull().default(writtenNow),
  },
  (table) => [index('form_entries_form').on(table.formId, table.createdAt)],
);

/** A file of a submission, or one that waits for it. Its content lies in the folder of such files, by its id. */
export const formFiles = pgTable(
  'form_files',
  {
    id: text().primaryKey(),
    entryId: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().$type<FormFileType>().notNull(),
    bytes: integer().notNull(),
    /** The network that it comes from, while it waits for its entry; empty afterwards. */
    client: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [index('form_files_entry').on(table.entryId)],
);
