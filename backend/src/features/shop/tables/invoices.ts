import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { orders } from './orders';

/** The last number of a year; its row is locked from taking a number to the end of the transaction: no gaps. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** A document of accounting: never changed and never deleted. Its cancellation is a document of its own. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    /** `2026-000123`, without gaps in a year. */
    number: text().notNull().unique(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Whether it takes back the order's invoice. */
    cancels: boolean().notNull().default(false),
    issuedAt: instant().notNull(),
    /** Seller and terms of payment, as they were at the time. */
    seller: text().notNull(),
    terms: text().notNull(),
  },
  (table) => [uniqueIndex('invoices_order').on(table.orderId, table.cancels)],
);
