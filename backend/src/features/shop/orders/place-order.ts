import { fromCents, SiteError, type Language } from '@vestibule/contracts';
import type { DeskWay, OrderValues, Payment } from '@vestibule/contracts/order-fields';
import { and, eq, inArray } from 'drizzle-orm';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { carts, holds, orderLines, orders } from '../tables';
import { requireShop } from '../seats/find-tickets';
import { holdForPayment } from '../cart/order-holds';
import { noReservation } from '../holds/quotas';
import { retryRaces } from '../holds/retry';
import { allowedPayments, dueAt, loadSalesRules, type SalesRules } from '../rules/sales-rules';
import { requireUnpaidLimits } from '../rules/unpaid-limits';
import { requireWheelchairPlaces } from '../seats/companions';
import { seatsToLine } from '../seats/owned-seats';
import { requireSeatKinds } from '../seats/seat-kinds';
import { printedValues, requirePrintable } from '../paper/unprintable';
import { reduce, voucherOf, type Voucher } from '../vouchers/vouchers';
import { totalOf } from '../order-data/amounts';
import { insertTickets } from '../order-data/insert-tickets';
import { newOrderNumber } from '../order-data/order-link';
import { queueAwaitsPayment, queueOrderConfirmation } from '../order-mails/order-mails';
import { kindsOf, soldLines, type NewLine } from '../order-data/sold-lines';
import { isLiveIn } from '../holds/live-holds';

export interface OrderOfCart {
  /** Value of the cart cookie. */
  readonly cartToken: string | undefined;
  /** The same key of the same cart never orders twice. */
  readonly key: string;
  readonly lang: Language;
  /** Right by the rules of orders, and trimmed. */
  readonly values: OrderValues & { readonly payment: Payment };
  /** Tickets and total that the buyer was shown; `total` in decimal euro. */
  readonly shown: { readonly tickets: number; readonly total: string };
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The customer who was logged in; undefined for a guest. */
  readonly customerId?: number | undefined;
  /** Whole address of the order's page; empty where it is unknown. */
  readonly linkOf: (number: string) => string;
  /** How it was paid at the desk, and who has sold it there; undefined on the web. */
  readonly desk?: { readonly way: DeskWay; readonly by: By };
  /** Whether the site can send the buyer to a payment page. */
  readonly hasPaymentPage?: boolean;
  /** Pseudonym of the client's address; empty where it is not known. */
  readonly client?: string;
}

/**
 * Makes an order of all that a cart holds, or changes nothing; returns its number. The held tickets are sold from then
 * on: they stay counted in the quotas, and their holds are deleted. Throws `no_reservation` (409, -204) when any hold
 * has expired, `conflict` when tickets or total are not those that the buyer was shown, `seat_kind`, `companion`,
 * `unpaid_limit`, `shop_offline`, and `validation` for a means of payment that the rules of sale do not allow (field
 * `payment`) and for a name or address that cannot be printed.
 */
export async function placeOrder(db: Database, request: OrderOfCart): Promise<string> {
  await requirePrintable(printedValues(request.values));
  return retryRaces(() => db.transaction((tx) => orderInTransaction(tx, request)));
}

async function orderInTransaction(db: Database, request: OrderOfCart): Promise<string> {
  const { cartToken, key, lang, shown, now } = request;
  await requireShop(db);
  // Locked, so that requests of one cart go one after the other.
  const [cart] =
    cartToken === undefined ? [] : await db.select().from(carts).where(eq(carts.token, cartToken)).for('no key update');
  if (!cart) throw noReservation();
  const same = and(eq(orders.cartId, cart.id), eq(orders.key, key));
  const [before] = await db.select({ number: orders.number }).from(orders).where(same);
  if (before) return before.number;

  // Other transactions delete expired holds when they need the seats; the lock keeps ours.
  const held = await db.select().from(holds).where(isLiveIn(cart.id, now)).for('no key update');
  const quantity = held.reduce((sum, one) => sum + one.quantity, 0);
  if (quantity === 0 || quantity < shown.tickets) throw noReservation();
  const ids = held.map(({ id }) => id);
  const voucher = await voucherOf(db, cart.voucherId, true);
  const { lines, isUsed } = await reducedLines(db, await soldLines(db, ids, lang, now), voucher, now);
  const total = totalOf(lines);
  await requireSeatKinds(db, ids);
  requireWheelchairPlaces(kindsOf(lines), 'tickets');
  if (quantity !== shown.tickets || fromCents(total) !== shown.total)
    throw new SiteError('conflict', 409, 'Tickets or total of the cart have changed since they were shown', {
      field: 'total',
    });
  const rules = await loadSalesRules(db);
  const due = request.desk ? null : termsOf(rules, request, lines, total);
  // An order that costs nothing needs no payment.
  const isPaidLater = request.values.payment === 'online' && total > 0;
  const holdingCartId = isPaidLater ? await holdForPayment(db, cart, ids, now) : null;
  await db
    .update(carts)
    .set({ voucherId: null, ...(!isPaidLater && { extensions: 0 }) })
    .where(eq(carts.id, cart.id));
  const order = await insertOrder(db, {
    ...request,
    cartId: cart.id,
    total,
    dueAt: due,
    holdingCartId,
    voucher: isUsed ? voucher : undefined,
  });
  const sold = await insertLines(db, order.id, lines, !isPaidLater);
  if (isPaidLater) {
    await queueAwaitsPayment(db, { orderId: order.id, now });
    return order.number;
  }
  await db.delete(holds).where(inArray(holds.id, ids));
  await insertTickets(db, sold);
  if (request.desk) {
    const after = { total: fromCents(total), tickets: quantity, paid_by: request.desk.way };
    await note(db, request.desk.by, { subject: 'orders', subjectId: order.number, after });
  }
  await queueOrderConfirmation(db, { orderId: order.id, now });
  // Last of all, as orders of the same date wait there for each other.
  if (due !== null) await requireUnpaidLimits(db, rules, { email: order.email, client: order.client, lines });
  return order.number;
}

/**
 * Checks the way of payment by the rules of sale; returns until when the order has to be paid, null where it is paid at
 * once or costs nothing.
 */
function termsOf(
  rules: SalesRules,
  { values, now, hasPaymentPage = true }: OrderOfCart,
  lines: readonly NewLine[],
  totalCents: number,
): string | null {
  const startsAt = Math.min(...lines.map((line) => Date.parse(line.startsAt)));
  const { payment } = values;
  if (totalCents === 0) return null;
  if (!allowedPayments(rules, { totalCents, startsAt, now, hasPaymentPage }).includes(payment))
    throw new SiteError('validation', 400, `This order cannot be paid by ${payment}`, { field: 'payment' });
  if (payment === 'online') return null;
  return new Date(dueAt(rules, payment, { startsAt, now })).toISOString();
}

/** The lines with the discount of a voucher; a voucher without effect is not used. */
async function reducedLines(db: Database, lines: readonly NewLine[], voucher: Voucher | undefined, now: number) {
  const off = voucher && (await reduce(db, voucher, lines, { now }));
  if (off === undefined || typeof off === 'string') return { lines, isUsed: false };
  return { lines: lines.map((line, index) => ({ ...line, discountCents: off[index] ?? 0 })), isUsed: true };
}

interface NewOrder extends OrderOfCart {
  readonly cartId: number;
  readonly total: number;
  readonly voucher: Voucher | undefined;
  readonly dueAt: string | null;
  /** The cart that holds its tickets until it is paid; null where it is confirmed at once. */
  readonly holdingCartId: number | null;
}

async function insertOrder(db: Database, request: NewOrder) {
  const { values, cartId, customerId = null, holdingCartId, voucher, key, lang, total, now, desk } = request;
  const at = new Date(now).toISOString();
  const number = newOrderNumber();
  const [row] = await db
    .insert(orders)
    .values({
      number,
      cartId,
      customerId,
      holdingCartId,
      state: holdingCartId === null ? 'confirmed' : 'pending',
      link: request.linkOf(number),
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
      voucherId: voucher?.id ?? null,
      voucherCode: voucher?.code ?? '',
      totalCents: total,
      dueAt: request.dueAt,
      client: request.client ?? '',
      ...(desk && total > 0 && { paidBy: desk.way, paidAt: at }),
      createdAt: at,
    })
    .returning();
  if (!row) throw new Error('The order was not written');
  return row;
}

/** Writes the lines, each with the seats of its hold; `isSold` takes them off it. */
async function insertLines(db: Database, orderId: number, lines: readonly NewLine[], isSold: boolean) {
  const written: { readonly id: number; readonly quantity: number }[] = [];
  for (const { holdId, ...line } of lines) {
    const [row] = await db
      .insert(orderLines)
      .values({ ...line, orderId })
      .returning({ id: orderLines.id, quantity: orderLines.quantity });
    if (!row) throw new Error('A line of the order was not written');
    await seatsToLine(db, { holdId, lineId: row.id, isSold });
    written.push(row);
  }
  return written;
}
