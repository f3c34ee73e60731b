import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { isHeldUntilPaid } from '../holds/live-holds';
import { carts, orders } from '../tables';

/**
 * Numbers of the orders that were made from a cart, given by its cookie, and wait for their payment while their tickets
 * are held; oldest first. `now` in milliseconds since 1970.
 */
export async function unpaidOrders(db: Database, cartToken: string | undefined, now: number): Promise<string[]> {
  if (cartToken === undefined) return [];
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .where(and(eq(carts.token, cartToken), eq(orders.state, 'pending'), isHeldUntilPaid(db, now)))
    .orderBy(asc(orders.id));
  return rows.map(({ number }) => number);
}
