import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { payments } from '../tables';
import type { PaymentProvider } from './payment-provider';
import { settlePayment, type Settling } from './settle-payment';

export interface Reconciling extends Omit<Settling, 'payment' | 'eventId' | 'now'> {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly now: () => number;
}

/** Payments that are looked at at a time: the provider is another house's machine. */
const AT_ONCE = 50;
/** Number of days after which payments are not expected any more. */
const WATCHED_DAYS = 7;
const isoOf = (ms: number) => new Date(ms).toISOString();

/**
 * Asks the provider about payments that are open, as callbacks may never arrive; returns the events whose display has
 * changed. A payment is checked less and less often: at each tenth of its age, but not within a minute. `onFailure` is
 * called for each that could not be settled.
 */
export async function reconcile(
  { db, provider, now, ...settling }: Reconciling,
  onFailure: (error: unknown, paymentId: number) => void,
): Promise<readonly number[]> {
  const at = isoOf(now());
  const asked = sql`coalesce(${payments.askedAt}, ${payments.createdAt})`;
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'open'),
        isNotNull(payments.reference),
        sql`${payments.createdAt} > ${isoOf(now() - WATCHED_DAYS * 86_400_000)}`,
        sql`${asked} + greatest(interval '1 minute', (${at}::timestamptz - ${payments.createdAt}) / 10) <= ${at}::timestamptz`,
      ),
    )
    .orderBy(asc(payments.id))
    .limit(AT_ONCE);
  const events: number[] = [];
  for (const payment of due)
    try {
      events.push(...(await settleByAsking({ db, provider, now, ...settling }, payment)));
    } catch (error) {
      onFailure(error, payment.id);
    }
  return [...new Set(events)];
}

/** Asks about one payment and applies the response. Throws `unavailable`, and the errors of `settlePayment`. */
export async function settleByAsking(
  { db, provider, now, ...settling }: Reconciling,
  { id, reference }: Pick<typeof payments.$inferSelect, 'id' | 'reference'>,
): Promise<readonly number[]> {
  if (reference === null) return [];
  // First, so that a payment that always fails does not keep the others from being checked.
  await db
    .update(payments)
    .set({ askedAt: isoOf(now()) })
    .where(eq(payments.id, id));
  const payment = await provider.ask(reference);
  return settlePayment(db, { ...settling, payment, now: now() });
}
