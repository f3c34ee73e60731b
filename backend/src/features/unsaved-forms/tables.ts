import { integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';
import { users } from '../../platform/auth/user-tables';

type Values = Readonly<Record<string, unknown>>;

/** Input of editors in forms of the hub that is not saved, one row for each editor and form. */
export const unsavedForms = pgTable(
  'unsaved_forms',
  {
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text().notNull(),
    title: text().notNull(),
    version: text().notNull(),
    /** Not jsonb: the order of names stays, by which the form compares values. */
    before: json().$type<Values>().notNull(),
    values: json().$type<Values>().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.form] })],
);
