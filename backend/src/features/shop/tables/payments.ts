import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../../platform/db/columns';
import { orders } from './orders';

/** `refund`: the money has come, and has to go back. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'refund';

/** An attempt to pay an order at the payment page (docs/decisions/0036-payment.md). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Makes a repeated request for the page the same payment. */
    key: text().notNull().unique(),
    /** The provider's id and address of the payment; null until the provider has responded. */
    reference: text().unique(),
    url: text(),
    amountCents: integer().notNull(),
    state: text().$type<PaymentState>().notNull().default('open'),
    createdAt: instant().notNull().default(writtenNow),
    paidAt: instant(),
    /** Time of the last query of its state at the provider. */
    askedAt: instant(),
  },
  (table) => [
    // A buyer who goes to the page twice, pays once.
    uniqueIndex('payments_one_open')
      .on(table.orderId)
      .where(sql`${table.state} = 'open'`),
    index('payments_state').on(table.state, table.askedAt),
  ],
);

/** Ids of the provider's events: it repeats them, and each is processed once. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  paymentId: integer()
    .notNull()
    .references(() => payments.id, { onDelete: 'cascade' }),
  receivedAt: instant().notNull(),
});
