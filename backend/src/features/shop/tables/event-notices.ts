import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { events } from '../../../engines/records/tables';
import { users } from '../../../platform/auth/user-tables';

/** Notices to buyers about changes of events; each state of an event once. */
export const eventNotices = pgTable(
  'event_notices',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Hash of the facts in the notice. */
    facts: text().notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    mails: integer().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [uniqueIndex('event_notices_once').on(table.eventId, table.facts)],
);
