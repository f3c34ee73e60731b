import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, localised, writtenNow } from './columns';
import { events, prices } from './schema-programme';
import { records } from './schema-records';

/**
 * How many seats there are and how many are held. The check is what makes overselling impossible, whatever the code
 * does.
 */
export const quotas = pgTable(
  'quotas',
  { id: id(), capacity: integer().notNull(), held: integer().notNull().default(0) },
  (table) => [check('quotas_never_oversold', sql`${table.held} >= 0 AND ${table.held} <= ${table.capacity}`)],
);

export const seatGroups = pgTable(
  'seat_groups',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull().default(0),
    name: localised(),
    text: localised(),
    /** Null when the group sells timeslots, which then have a quota each. */
    quotaId: integer().references(() => quotas.id),
    /** The category of the event's plan whose seats it sells; empty where tickets have no seats. */
    seats: text().notNull().default(''),
  },
  (table) => [uniqueIndex('seat_groups_key').on(table.eventId, table.key)],
);

export const timeslots = pgTable(
  'timeslots',
  {
    id: id(),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroups.id, { onDelete: 'cascade' }),
    /** HH:MM of the event's day. */
    timeStart: text().notNull(),
    quotaId: integer()
      .notNull()
      .references(() => quotas.id),
  },
  (table) => [uniqueIndex('timeslots_time').on(table.seatGroupId, table.timeStart)],
);

/** A visitor's cart; `token` is the value of the cart cookie. */
export const carts = pgTable('carts', {
  id: id(),
  token: text().notNull().unique(),
  /** The voucher that was typed in (a record), while it is there. */
  voucherId: integer().references(() => records.id, { onDelete: 'set null' }),
  /** How often its deadline was moved since its last order. */
  extensions: integer().notNull().default(0),
  /** The newest version of a basket of another provider that was seen; 0 for the house's own. */
  seenVersion: integer().notNull().default(0),
  createdAt: instant().notNull().default(writtenNow),
});

/**
 * Tickets held for a cart until `expiresAt`; removed, and taken off the quota, by the next request that needs the
 * seats.
 */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    quotaId: integer()
      .notNull()
      .references(() => quotas.id),
    priceId: integer()
      .notNull()
      .references(() => prices.id),
    seatGroupId: integer()
      .notNull()
      .references(() => seatGroups.id, { onDelete: 'cascade' }),
    timeslotId: integer().references(() => timeslots.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('holds_cart').on(table.cartId),
    index('holds_quota_expiry').on(table.quotaId, table.expiresAt),
    check('holds_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** Answers already given to an idempotency key of a cart. */
export const cartRequests = pgTable(
  'cart_requests',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    createdAt: instant().notNull().default(writtenNow),
  },
  (table) => [uniqueIndex('cart_requests_key').on(table.cartId, table.key)],
);
