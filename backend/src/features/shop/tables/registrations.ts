import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../platform/db/columns';
import { customers } from '../../../platform/auth/customer-tables';

/** Visitors who want an account and have not confirmed the address; several may want one of the same address. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('registrations_email').on(table.email)],
);

/** Links by which a customer chooses a new password; the latest of an account is the only one. */
export const customerLinks = pgTable('customer_links', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  expiresAt: instant().notNull(),
});
