import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { users } from '../../../platform/auth/user-tables';

/**
 * Editors who have a record open, one row for each browser page. A row without an update for long belongs to a lost
 * connection.
 */
export const recordPresences = pgTable(
  'record_presences',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<RecordKind>().notNull(),
    recordId: integer().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [index('record_presences_record').on(table.kind, table.recordId)],
);
