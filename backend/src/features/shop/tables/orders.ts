import type { Language } from '@vestibule/contracts';
import type { DeskWay, Payment } from '@vestibule/contracts/order-fields';
import type { SeatKind } from '@vestibule/contracts/seats/seat';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, writtenNow } from '../../../platform/db/columns';
import { customers } from '../../../platform/auth/customer-tables';
import { events, records, quotas } from '../../../engines/records/tables';
import { carts } from './carts';

/** `pending` waits for its payment; `refund` was paid when its tickets were gone. */
export type OrderState = 'pending' | 'confirmed' | 'cancelled' | 'refund';

/** Orders. The lines keep their data at the sale, whatever the programme says later. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Order number for people. */
    number: text().notNull().unique(),
    /** The cart it was made from, while that is there; with `key` it makes a repeated request find its order. */
    cartId: integer().references(() => carts.id, { onDelete: 'set null' }),
    key: text().notNull(),
    /** The logged-in customer who ordered; null for a guest, and once the account is deleted. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    /** Holder of its tickets while it waits for its payment: a cart that no browser has. */
    holdingCartId: integer().references(() => carts.id, { onDelete: 'set null' }),
    lang: text().$type<Language>().notNull(),
    /** Whole address of its page, for mails that no request causes; empty where it was not known. */
    link: text().notNull().default(''),
    state: text().$type<OrderState>().notNull().default('confirmed'),
    payment: text().$type<Payment>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    company: text().notNull().default(''),
    street: text().notNull().default(''),
    postcode: text().notNull().default(''),
    city: text().notNull().default(''),
    /** The discount of a voucher (a record) is stored with each line. */
    voucherId: integer().references(() => records.id, { onDelete: 'set null' }),
    voucherCode: text().notNull().default(''),
    totalCents: integer().notNull(),
    /** How money came that was not paid online. */
    paidBy: text().$type<DeskWay>(),
    /** When the money came, by whichever way; null while none has. */
    paidAt: instant(),
    /** Amount still to be paid for the tickets of the order: the only rule of paid and unpaid. */
    owedCents: integer()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN state = 'confirmed' AND paid_at IS NULL THEN total_cents ELSE 0 END`),
    /** When an order that is paid later is cancelled unless its money has come; null where it never is. */
    dueAt: instant(),
    remindedAt: instant(),
    /** Pseudonym of the client's address, by which unpaid tickets are limited; empty where it is not known. */
    client: text().notNull().default(''),
    createdAt: instant().notNull().default(writtenNow),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex('orders_request').on(table.cartId, table.key),
    index('orders_voucher').on(table.voucherId),
    index('orders_due')
      .on(table.dueAt)
      .where(sql`${table.owedCents} > 0`),
    index('orders_customer').on(table.customerId),
  ],
);

/** Tickets of one price. While the order is confirmed they count in the quota's `held`, as held ones do. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Not removed while it counts sold tickets. */
    quotaId: integer()
      .notNull()
      .references(() => quotas.id),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    title: text().notNull(),
    titleLang: text().$type<Language>().notNull(),
    slug: text().notNull(),
    /** In the form of responses: instant with the event's own offset, or a day; `HH:MM:00` of a timeslot, or empty. */
    dateStart: text().notNull(),
    timeStart: text().notNull().default(''),
    startsAt: instant().notNull(),
    endsAt: instant(),
    allDay: boolean().notNull().default(false),
    place: text().notNull().default(''),
    seatGroup: text().notNull().default(''),
    priceName: text().notNull().default(''),
    unitCents: integer().notNull(),
    /** Per cent of VAT that the price contains. */
    vat: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    /** Places of the quota that each ticket takes. */
    places: integer().notNull().default(1),
    /** Which numbered seats it is for, should others have to be found. */
    seatKind: text().$type<SeatKind>().notNull().default('normal'),
    /** Taken off all tickets of the line together. */
    discountCents: integer().notNull().default(0),
  },
  (table) => [
    index('order_lines_order').on(table.orderId),
    index('order_lines_quota').on(table.quotaId),
    check('order_lines_amounts', sql`${table.quantity} > 0 AND ${table.unitCents} >= 0`),
    check(
      'order_lines_discount',
      sql`${table.discountCents} >= 0 AND ${table.discountCents} <= ${table.quantity} * ${table.unitCents}`,
    ),
  ],
);

/** One admission; `code` is the content of its QR code. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    lineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    usedAt: instant(),
  },
  (table) => [index('tickets_line').on(table.lineId)],
);
