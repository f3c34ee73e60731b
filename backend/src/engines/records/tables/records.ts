import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../../platform/db/columns';

/** Records of kinds without a query of the site: `data` holds their values by field, references as ids. */
export const records = pgTable(
  'records',
  {
    id: id(),
    kind: text().notNull(),
    /** The key that distinguishes records of a kind. */
    identity: text().notNull(),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAt: instant().notNull().default(writtenNow),
  },
  (table) => [uniqueIndex('records_identity').on(table.kind, table.identity)],
);
