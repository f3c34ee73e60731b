import type { Localised } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { users } from '../../../platform/auth/user-tables';

type Row = Readonly<Record<string, unknown>>;

/** Rows of a table, as JSON by the names of its columns. */
export interface BinnedRows {
  readonly table: string;
  readonly rows: readonly Row[];
}
/** Rows that named a removed one by a column that is null since then. */
export interface BinnedLink {
  readonly table: string;
  readonly column: string;
  readonly value: unknown;
  readonly ids: readonly number[];
}

/** Removed records with all rows that were theirs (docs/behaviour/editing.md#bin). */
export const recordBin = pgTable(
  'record_bin',
  {
    id: id(),
    kind: text().$type<RecordKind>().notNull(),
    recordId: integer().notNull(),
    title: jsonb().$type<Localised>().notNull(),
    rows: jsonb().$type<readonly BinnedRows[]>().notNull(),
    links: jsonb().$type<readonly BinnedLink[]>().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    removedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('record_bin_record').on(table.kind, table.recordId)],
);
