import type { FormFieldType, Localised } from '@vestibule/contracts';
import type { FormFileType } from '@vestibule/contracts/form-files';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key, localised, writtenNow } from './columns';

/** A field as it is stored: with its form, as fields are never read alone. */
export interface StoredField {
  /** Names the value in an entry. */
  readonly slug: string;
  readonly type: FormFieldType;
  readonly label: Localised;
  readonly required: boolean;
  readonly visible: boolean;
  readonly choices: readonly { readonly value: string; readonly label: Localised }[];
  /** A text, several for fields with several values, true or false for a single box; null where there is none. */
  readonly default: string | readonly string[] | boolean | null;
  readonly placeholder: Localised;
  readonly help: Localised;
}

export const forms = pgTable('forms', {
  id: id(),
  key: key(),
  title: localised(),
  intro: localised(),
  /** Who answers; named where a form cannot be sent. */
  email: text().notNull().default(''),
  /** Days for which entries are kept; 0 is for ever. */
  retentionDays: integer().notNull().default(180),
  fields: jsonb().$type<readonly StoredField[]>().notNull().default([]),
});

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

/** A file of a submission, or one that waits for it. What it holds lies in the folder of such files, by its id. */
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
