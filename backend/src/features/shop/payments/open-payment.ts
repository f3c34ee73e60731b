import { randomUUID } from 'node:crypto';
import { notFound, SiteError } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orders, payments } from '../tables';
import { payUntil } from '../cart/order-holds';
import type { PaymentProvider } from './payment-provider';

interface Opening {
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Address of the page at which an order is paid; the same one until its payment has failed. Throws `conflict` where the
 * order waits for no payment any more, `unavailable`.
 */
export async function openPayment(db: Database, provider: PaymentProvider, opening: Opening): Promise<string> {
  const { order, payment } = await db.transaction((tx) => attemptOf(tx, opening));
  if (payment.url !== null) return payment.url;
  const { id, url } = await provider.create({
    key: payment.key,
    order: order.number,
    amountCents: payment.amountCents,
    lang: order.lang,
    returnUrl: `${order.link}?paid=1`,
  });
  // Before a buyer can go there: the callbacks of the page find the payment by this.
  await db.update(payments).set({ reference: id, url }).where(eq(payments.id, payment.id));
  return url;
}

/** The attempt that is open, or a new one. */
async function attemptOf(db: Database, { number, now }: Opening) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number)).for('no key update');
  if (!order) throw notFound('There is no such order');
  const until = order.state === 'pending' ? await payUntil(db, order.holdingCartId) : undefined;
  if (until === undefined || Date.parse(until) <= now)
    throw new SiteError('conflict', 409, 'This order waits for no payment any more');
  const isOpen = and(eq(payments.orderId, order.id), eq(payments.state, 'open'));
  const [before] = await db.select().from(payments).where(isOpen);
  if (before) return { order, payment: before };
  const [payment] = await db
    .insert(payments)
    .values({
      orderId: order.id,
      key: randomUUID(),
      amountCents: order.totalCents,
      createdAt: new Date(now).toISOString(),
    })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  return { order, payment };
}
