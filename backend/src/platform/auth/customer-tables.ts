import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../db/columns';

/**
 * Those who buy tickets and have an account: no kind of `users`, who work in the hub. Each has confirmed the address
 * (docs/behaviour/tickets.md#accounts).
 */
export const customers = pgTable('customers', {
  id: id(),
  /** In lower case. */
  email: text().notNull().unique(),
  /** argon2id in PHC format. */
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  street: text().notNull().default(''),
  postcode: text().notNull().default(''),
  city: text().notNull().default(''),
  createdAt: instant().notNull().default(writtenNow),
});

/** `tokenHash` is the SHA-256 of the customer's cookie, so that a copy of the table opens no session. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('customer_sessions_customer').on(table.customerId)],
);
