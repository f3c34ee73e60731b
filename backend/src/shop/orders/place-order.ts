import { fromCents, SiteError, type Language } from '@vestibule/contracts';
import type { OrderValues, Payment } from '@vestibule/contracts/order-fields';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { carts, holds, orderLines, orders, tickets } from '../../platform/db/schema';
import { requireShop } from '../cart/find-tickets';
import { noReservation } from '../cart/quotas';
import { retryRaces } from '../cart/retry';
import { totalOf } from './amounts';
import { newOrderNumber, newTicketCode } from './order-link';
import { queueConfirmation } from './order-mails';
import { soldLines, type NewLine } from './sold-lines';

export interface OrderOfCart {
  /** Value of the cart cookie. */
  readonly cartToken: string | undefined;
  /** The same key of the same cart never orders twice. */
  readonly key: string;
  readonly lang: Language;
  /** Right by the rules of orders, and trimmed. */
  readonly values: OrderValues & { readonly payment: Payment };
  /** What the buyer was shown; `total` in decimal euro. */
  readonly shown: { readonly tickets: number; readonly total: string };
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whole address of the order's page; empty where nobody knows it. */
  readonly linkOf: (number: string) => string;
}

/**
 * Makes an order of all that a cart holds, or changes nothing; answers its number. What was held is sold from then on:
 * it stays counted in the quotas, and its holds are gone. Throws `no_reservation` (409, -204) when any of it has run
 * out, `conflict` when it is not what the buyer was shown, `shop_offline`.
 */
export const placeOrder = (db: Database, request: OrderOfCart): Promise<string> =>
  retryRaces(() => db.transaction((tx) => orderInTransaction(tx, request)));

async function orderInTransaction(db: Database, request: OrderOfCart): Promise<string> {
  const { cartToken, key, lang, shown, now } = request;
  await requireShop(db);
  // Locked, so that requests of one cart go one after the other.
  const [cart] =
    cartToken === undefined
      ? []
      : await db.select({ id: carts.id }).from(carts).where(eq(carts.token, cartToken)).for('update');
  if (!cart) throw noReservation();
  const same = and(eq(orders.cartId, cart.id), eq(orders.key, key));
  const [before] = await db.select({ number: orders.number }).from(orders).where(same);
  if (before) return before.number;

  const live = and(eq(holds.cartId, cart.id), gt(holds.expiresAt, new Date(now).toISOString()));
  // Whoever needs the seats of expired holds deletes those: a hold that is locked here is the buyer's.
  const held = await db.select({ id: holds.id, quantity: holds.quantity }).from(holds).where(live).for('update');
  const quantity = held.reduce((sum, one) => sum + one.quantity, 0);
  if (quantity === 0 || quantity < shown.tickets) throw noReservation();
  const ids = held.map(({ id }) => id);
  const lines = await soldLines(db, ids, lang, now);
  const total = totalOf(lines);
  if (quantity !== shown.tickets || fromCents(total) !== shown.total)
    throw new SiteError('conflict', 409, 'The cart is not what was shown any more', { field: 'total' });
  await db.delete(holds).where(inArray(holds.id, ids));
  await db.update(carts).set({ extensions: 0 }).where(eq(carts.id, cart.id));
  const number = await insertOrder(db, { ...request, cartId: cart.id, total });
  await insertLines(db, number.id, lines);
  await queueConfirmation(db, { orderId: number.id, link: request.linkOf(number.number), now });
  return number.number;
}

async function insertOrder(db: Database, request: OrderOfCart & { readonly cartId: number; readonly total: number }) {
  const { values, cartId, key, lang, total, now } = request;
  const [row] = await db
    .insert(orders)
    .values({
      number: newOrderNumber(),
      cartId,
      key,
      lang,
      payment: values.payment,
      firstName: values.first_name,
      lastName: values.last_name,
      email: values.email,
      phone: values.phone,
      company: values.company,
      street: values.street,
      postcode: values.postcode,
      city: values.city,
      totalCents: total,
      createdAt: new Date(now).toISOString(),
    })
    .returning({ id: orders.id, number: orders.number });
  if (!row) throw new Error('The order was not written');
  return row;
}

async function insertLines(db: Database, orderId: number, lines: readonly NewLine[]): Promise<void> {
  const rows = await db
    .insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId })))
    .returning({ id: orderLines.id, quantity: orderLines.quantity });
  const codes = rows.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => ({ lineId: id, code: newTicketCode() })),
  );
  await db.insert(tickets).values(codes);
}
