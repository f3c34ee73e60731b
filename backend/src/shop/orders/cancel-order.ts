import { SiteError } from '@vestibule/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { orders, quotas } from '../../platform/db/schema';
import { changedEvents, type TakenOfEvent } from '../cart/changed-events';
import { retryRaces } from '../cart/retry';
import { canCancel, findOrder, type LineRow } from './find-order';
import { queueCancellation } from './order-mails';

interface Cancelling {
  readonly number: string;
  /** Whole address of the order's page; empty where nobody knows it. */
  readonly link: string;
  readonly now: number;
}

/**
 * Gives all tickets of an order back; answers the events that look different since. An order that is cancelled stays as
 * it is. Throws `conflict` when it is too late, `not_found`.
 */
export const cancelOrder = (db: Database, cancelling: Cancelling): Promise<readonly number[]> =>
  retryRaces(() => db.transaction((tx) => cancelInTransaction(tx, cancelling)));

async function cancelInTransaction(db: Database, { number, link, now }: Cancelling): Promise<readonly number[]> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).for('update');
  const found = await findOrder(db, number);
  if (!found) throw new SiteError('not_found', 404, 'There is no such order');
  if (found.order.state === 'cancelled') return [];
  if (!canCancel(found, now)) throw new SiteError('conflict', 409, 'This order cannot be cancelled any more');
  await db
    .update(orders)
    .set({ state: 'cancelled', cancelledAt: new Date(now).toISOString() })
    .where(eq(orders.id, found.order.id));
  const freed = await giveBack(db, found.lines);
  await queueCancellation(db, { orderId: found.order.id, link, now });
  return changedEvents(db, freed, now);
}

/** Takes tickets off their quotas, lowest id first as all do who lock them. */
async function giveBack(db: Database, lines: readonly LineRow[]): Promise<TakenOfEvent[]> {
  const freed: TakenOfEvent[] = [];
  for (const quotaId of [...new Set(lines.map((line) => line.quotaId))].sort((a, b) => a - b)) {
    const own = lines.filter((line) => line.quotaId === quotaId);
    const quantity = own.reduce((sum, line) => sum + line.quantity, 0);
    const [row] = await db
      .update(quotas)
      .set({ held: sql`${quotas.held} - ${quantity}` })
      .where(eq(quotas.id, quotaId))
      .returning({ held: quotas.held, capacity: quotas.capacity });
    const eventId = own[0]?.eventId;
    if (row && typeof eventId === 'number')
      freed.push({ quotaId, capacity: row.capacity, before: row.held + quantity, after: row.held, eventId });
  }
  return freed;
}
