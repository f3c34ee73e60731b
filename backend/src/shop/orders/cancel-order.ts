import { SiteError } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { orders, payments } from '../../platform/db/schema';
import { changedEvents, type TakenOfEvent } from '../cart/changed-events';
import { giveBackTickets } from '../cart/quotas';
import { retryRaces } from '../cart/retry';
import { releaseHolds, returnToCart } from '../payments/order-holds';
import { canCancel, findOrder, type LineRow } from './find-order';
import { queueCancellation, queueRefundToHouse } from './order-mails';

interface Cancelling {
  readonly number: string;
  /** Whom the house is told of refunds at. */
  readonly houseEmail: string;
  readonly now: number;
}

/**
 * Gives all tickets of an order back; answers the events that look different since. What waited for its payment goes
 * back into the cart; what was paid online is to be paid back, and the house is told. An order that is cancelled stays
 * as it is. Throws `conflict` when it is too late, `not_found`.
 */
export const cancelOrder = (db: Database, cancelling: Cancelling): Promise<readonly number[]> =>
  retryRaces(() => db.transaction((tx) => cancelInTransaction(tx, cancelling)));

async function cancelInTransaction(db: Database, { number, houseEmail, now }: Cancelling): Promise<readonly number[]> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).for('update');
  const found = await findOrder(db, number);
  if (!found) throw new SiteError('not_found', 404, 'There is no such order');
  if (found.order.state === 'cancelled') return [];
  if (!canCancel(found, now)) throw new SiteError('conflict', 409, 'This order cannot be cancelled any more');
  await db
    .update(orders)
    .set({ state: 'cancelled', cancelledAt: new Date(now).toISOString() })
    .where(eq(orders.id, found.order.id));
  if (found.order.state === 'pending') {
    if (found.order.cartId === null) return releaseHolds(db, found, now);
    await returnToCart(db, found.order.cartId, found.order);
    return [];
  }
  const freed = await giveBack(db, found.lines);
  const about = { orderId: found.order.id, now };
  const paid = await markForRefund(db, found.order.id);
  await queueCancellation(db, about, paid !== undefined);
  if (paid) await queueRefundToHouse(db, { ...about, recipient: houseEmail, amountCents: paid.amountCents });
  return changedEvents(db, freed, now);
}

/** Marks what was paid online for an order; undefined where nothing was. */
async function markForRefund(db: Database, orderId: number) {
  const [paid] = await db
    .update(payments)
    .set({ state: 'refund' })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
    .returning({ amountCents: payments.amountCents });
  return paid;
}

/** Takes tickets off their quotas, lowest id first as all do who lock them. */
async function giveBack(db: Database, lines: readonly LineRow[]): Promise<TakenOfEvent[]> {
  const freed: TakenOfEvent[] = [];
  for (const quotaId of [...new Set(lines.map((line) => line.quotaId))].sort((a, b) => a - b)) {
    const own = lines.filter((line) => line.quotaId === quotaId);
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    const change = await giveBackTickets(db, quotaId, quantity);
    const eventId = own[0]?.eventId;
    if (typeof eventId === 'number') freed.push({ ...change, eventId });
  }
  return freed;
}
