import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from '../../../platform/db/columns';
import { orderLines, tickets } from './orders';
import { events } from '../../../engines/records/tables';
import { holds } from './carts';

/**
 * Numbered seats that are taken: one row for each that is held or sold, so that the index prevents giving one seat of a
 * date twice. A hold that is deleted frees its seats, and so does an order that gives its tickets back.
 */
export const takenSeats = pgTable(
  'taken_seats',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    row: text().notNull(),
    seat: text().notNull(),
    /** The hold; null once it is sold. */
    holdId: integer().references(() => holds.id, { onDelete: 'cascade' }),
    /** Its line in an order; set with the order, which may still wait for its payment. */
    lineId: integer().references(() => orderLines.id, { onDelete: 'cascade' }),
    /** The ticket for the seat, once it is sold. */
    ticketId: integer().references(() => tickets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('taken_seats_once').on(table.eventId, table.row, table.seat),
    uniqueIndex('taken_seats_ticket').on(table.ticketId),
    index('taken_seats_hold').on(table.holdId),
    index('taken_seats_line').on(table.lineId),
    check('taken_seats_by_somebody', sql`${table.holdId} IS NOT NULL OR ${table.lineId} IS NOT NULL`),
  ],
);
