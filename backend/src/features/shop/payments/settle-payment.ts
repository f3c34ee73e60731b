import { notFound, SiteError } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orders, paymentEvents, payments } from '../tables';
import { retryRaces } from '../holds/retry';
import { queueOrderConfirmation, queueRefundToHouse, queueRepayment } from '../order-mails/order-mails';
import { CURRENCY, type ProvidedPayment } from './payment-provider';
import { seatOrder } from './seat-order';

export interface Settling {
  readonly payment: ProvidedPayment;
  /** The event of a callback; undefined for a query of ours. */
  readonly eventId?: string | undefined;
  /** Address for notices of refunds to the shop's staff. */
  readonly houseEmail: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Applies the provider's report of a payment (docs/behaviour/tickets.md#payment); returns the events whose display has
 * changed. Repeated, late or reordered reports have the same result: `paid` is never taken back. Throws `not_found`, or
 * `conflict` where order, amount or currency are not the requested ones; then nothing has changed.
 */
export const settlePayment = (db: Database, settling: Settling): Promise<readonly number[]> =>
  retryRaces(() => db.transaction((tx) => settleInTransaction(tx, settling)));

/** By the state of the order when a payment comes that gets no tickets. */
const WHY = { confirmed: 'twice', cancelled: 'cancelled', pending: 'gone', refund: 'gone' } as const;

async function settleInTransaction(db: Database, settling: Settling): Promise<readonly number[]> {
  const { payment: said, eventId, now } = settling;
  const at = new Date(now).toISOString();
  const { payment, order } = await lockedPayment(db, said.id);
  if (said.order !== order.number || said.amountCents !== payment.amountCents || said.currency !== CURRENCY)
    throw new SiteError('conflict', 409, 'Order, amount or currency differ from the requested payment', {
      field: 'amount',
    });
  if (eventId !== undefined && !(await isNewEvent(db, eventId, payment.id, at))) return [];
  if (said.state === 'failed' && payment.state === 'open')
    await db.update(payments).set({ state: 'failed' }).where(eq(payments.id, payment.id));
  if (said.state !== 'paid' || payment.state === 'paid' || payment.state === 'refund') return [];

  const about = { orderId: order.id, now };
  // A payment of a cancelled or paid order is paid back: a buyer may have paid on two pages.
  const { seated, events } =
    order.state === 'pending' ? await seatOrder(db, order.id, now) : { seated: false, events: [] };
  await db
    .update(payments)
    .set({ state: seated ? 'paid' : 'refund', paidAt: at })
    .where(eq(payments.id, payment.id));
  // The first payment counts: a second one is paid back.
  if (order.paidAt === null) await db.update(orders).set({ paidAt: at }).where(eq(orders.id, order.id));
  if (seated) await queueOrderConfirmation(db, about);
  else {
    const why = WHY[order.state];
    await queueRepayment(db, { ...about, why, amountCents: payment.amountCents });
    await queueRefundToHouse(db, { ...about, amountCents: payment.amountCents, recipient: settling.houseEmail });
  }
  return events;
}

/** The order first, like all transactions that change it; its payment is read under the lock. */
async function lockedPayment(db: Database, reference: string) {
  const isIt = eq(payments.reference, reference);
  const [known] = await db.select({ orderId: payments.orderId }).from(payments).where(isIt);
  if (!known) throw notFound('There is no such payment');
  const [order] = await db.select().from(orders).where(eq(orders.id, known.orderId)).for('no key update');
  const [payment] = await db.select().from(payments).where(isIt);
  if (!order || !payment) throw notFound('There is no such payment');
  return { order, payment };
}

async function isNewEvent(db: Database, id: string, paymentId: number, receivedAt: string): Promise<boolean> {
  const made = await db
    .insert(paymentEvents)
    .values({ id, paymentId, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return made.length > 0;
}
