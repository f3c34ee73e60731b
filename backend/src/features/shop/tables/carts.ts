import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../../platform/db/columns';
import { prices, records, quotas, seatGroups, timeslots } from '../../../engines/records/tables';

/** A visitor's cart; `token` is the value of the cart cookie. */
export const carts = pgTable('carts', {
  id: id(),
  token: text().notNull().unique(),
  /** The voucher that was typed in (a record), while it is there. */
  voucherId: integer().references(() => records.id, { onDelete: 'set null' }),
  /** How often its deadline was moved since its last order. */
  extensions: integer().notNull().default(0),
  /** The newest version of a basket of another provider that was seen; 0 for the site's own. */
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
    /** Places of the quota that each ticket takes. */
    places: integer().notNull().default(1),
    /** The same for holds of one combined ticket, which change together; null for all others. */
    bundle: text(),
    /** Euro for each ticket, as shown when they were held; null for a waiting visitor, who chooses the price later. */
    price: numeric({ precision: 10, scale: 2 }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('holds_cart').on(table.cartId),
    index('holds_quota_expiry').on(table.quotaId, table.expiresAt),
    check('holds_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

/** Idempotency keys of a cart that have had their response. */
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
