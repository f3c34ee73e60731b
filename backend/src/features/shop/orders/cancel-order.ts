import { SiteError } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { orders, payments } from '../tables';
import { changedEvents, type TakenOfEvent } from '../holds/changed-events';
import { giveBackTickets } from '../holds/quotas';
import { retryRaces } from '../holds/retry';
import { releaseHolds, returnToCart } from '../cart/order-holds';
import { freeSeats } from '../seats/owned-seats';
import { offerSeats } from '../offers/offer-seats';
import { cancelHours, loadSalesRules } from '../rules/sales-rules';
import { isOwed } from '../order-data/paid';
import { canCancel, canCancelAtDesk, findOrder, type LineRow, type WholeOrder } from '../order-data/find-order';
import { queueCancellation, queueRefundToHouse } from '../order-mails/order-mails';

interface Cancelling {
  readonly number: string;
  /** Address for notices of refunds to the shop's staff. */
  readonly houseEmail: string;
  readonly now: number;
  /** The member of staff who cancels it; undefined for the buyer. */
  readonly by?: By;
  /** It is cancelled because its term of payment is over. */
  readonly isExpired?: boolean;
}

/**
 * Gives all tickets of an order back; returns the events whose display has changed. Tickets of an order that waited for
 * its payment go back into the cart; a paid order is to be paid back, and the shop's staff is notified. An order that
 * is cancelled stays as it is. Throws `conflict` when it is too late, later at the desk than for the buyer, and
 * `not_found`.
 */
export const cancelOrder = (db: Database, cancelling: Cancelling): Promise<readonly number[]> =>
  retryRaces(() => db.transaction((tx) => cancelInTransaction(tx, cancelling)));

async function cancelInTransaction(
  db: Database,
  { number, houseEmail, now, by, isExpired = false }: Cancelling,
): Promise<readonly number[]> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).for('no key update');
  const found = await findOrder(db, number);
  if (!found) throw new SiteError('not_found', 404, 'There is no such order');
  if (found.order.state === 'cancelled') return [];
  if (isExpired && !isOverdue(found.order, now)) return [];
  const hours = isExpired || by ? null : cancelHours(await loadSalesRules(db));
  if (!(isExpired || by ? canCancelAtDesk(found) : canCancel(found, now, hours)))
    throw new SiteError('conflict', 409, 'This order cannot be cancelled any more');
  await db
    .update(orders)
    .set({ state: 'cancelled', cancelledAt: new Date(now).toISOString() })
    .where(eq(orders.id, found.order.id));
  if (by) {
    const [before, after] = [{ state: found.order.state }, { state: 'cancelled' }];
    await note(db, by, { subject: 'orders', subjectId: number, before, after });
  }
  if (found.order.state === 'pending') {
    if (found.order.cartId === null) return releaseHolds(db, found, now);
    await returnToCart(db, found.order.cartId, found.order);
    return [];
  }
  const about = { orderId: found.order.id, now };
  const refund = await refundOf(db, found.order);
  // Before its seats are free, which the mail names.
  await queueCancellation(
    db,
    { ...about, byBuyer: by === undefined },
    isExpired ? 'expired' : refund > 0 ? 'paid' : 'unpaid',
  );
  const freed = await giveBack(db, found.lines);
  if (refund > 0) await queueRefundToHouse(db, { ...about, recipient: houseEmail, amountCents: refund });
  const offers = await offerSeats(
    db,
    freed.map(({ eventId }) => eventId),
    now,
  );
  return changedEvents(db, [...freed, ...offers], now);
}

/** Whether an order still waits for its money after its term; read with the order locked. */
const isOverdue = (order: WholeOrder['order'], now: number): boolean =>
  isOwed(order) && order.dueAt !== null && Date.parse(order.dueAt) <= now;

/** Cents to be paid back; marks online payments. */
async function refundOf(db: Database, { id, paidAt, totalCents }: WholeOrder['order']): Promise<number> {
  const [paid] = await db
    .update(payments)
    .set({ state: 'refund' })
    .where(and(eq(payments.orderId, id), eq(payments.state, 'paid')))
    .returning({ amountCents: payments.amountCents });
  return paid?.amountCents ?? (paidAt === null ? 0 : totalCents);
}

/** Takes tickets off their quotas, lowest id first as all do who lock them. */
async function giveBack(db: Database, lines: readonly LineRow[]): Promise<TakenOfEvent[]> {
  const freed: TakenOfEvent[] = [];
  for (const quotaId of [...new Set(lines.map((line) => line.quotaId))].sort((a, b) => a - b)) {
    const own = lines.filter((line) => line.quotaId === quotaId);
    const quantity = own.reduce((sum, line) => sum + line.quantity * line.places, 0);
    const change = await giveBackTickets(db, quotaId, quantity);
    const eventId = own[0]?.eventId;
    if (typeof eventId === 'number') freed.push({ ...change, eventId });
  }
  await freeSeats(
    db,
    lines.map(({ id }) => id),
  );
  return freed;
}
