import type { Language } from '@vestibule/contracts';
import type { WAITING_STATES } from '@vestibule/contracts/waiting';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { events } from '../../../engines/records/tables';
import { carts } from './carts';

export type WaitingState = (typeof WAITING_STATES)[number];

/** Waiting lists of sold-out dates; rows are deleted when the date is over. */
export const waiting = pgTable(
  'waiting',
  {
    id: id(),
    /** Number in its link. */
    number: text().notNull().unique(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** In small letters, so that an address has one place only. */
    email: text().notNull(),
    quantity: integer().notNull(),
    lang: text().$type<Language>().notNull(),
    /** Whole address of its page, for mails that no request causes; empty where it was not known. */
    link: text().notNull(),
    state: text().$type<WaitingState>().notNull().default('waiting'),
    /** Holder of the offered tickets: a cart that no browser has. */
    holdingCartId: integer().references(() => carts.id, { onDelete: 'set null' }),
    offeredUntil: instant(),
    /** Since when it waits: the order in which tickets are offered. */
    since: instant().notNull(),
  },
  (table) => [
    uniqueIndex('waiting_email').on(table.eventId, table.email),
    index('waiting_order').on(table.eventId, table.state, table.since),
    index('waiting_cart').on(table.holdingCartId),
    check('waiting_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
