import { and, eq, isNotNull } from 'drizzle-orm';
import { orders, payments } from '../tables';
import type { ShopDeps } from '../deps';
import { tagsOfEvents } from '../../../platform/server/tags';
import { settleByAsking } from './reconcile';

/** A page that is loaded again and again asks the provider no more often than this. */
const PAUSE_MS = 3000;

/**
 * Asks the provider about the open payment of an order whose page is requested, as a buyer who comes back from the
 * payment page may be faster than its callback. A failure is reported to `onFailure` alone: the page shows the known
 * state.
 */
export async function askAboutPayment(
  { db, payment: provider, shopEmail, now, purge }: Pick<ShopDeps, 'db' | 'payment' | 'shopEmail' | 'now' | 'purge'>,
  number: string,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (!provider) return;
  const [open] = await db
    .select({ id: payments.id, reference: payments.reference, askedAt: payments.askedAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.number, number), eq(payments.state, 'open'), isNotNull(payments.reference)));
  if (!open || (open.askedAt !== null && Date.parse(open.askedAt) + PAUSE_MS > now())) return;
  try {
    const events = await settleByAsking({ db, provider, houseEmail: shopEmail, now }, open);
    // No header: it is a render worker who asks.
    await purge(tagsOfEvents(events));
  } catch (error) {
    onFailure(error);
  }
}
