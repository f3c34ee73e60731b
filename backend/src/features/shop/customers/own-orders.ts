import { fromCents, type AnswerOf } from '@vestibule/contracts';
import { desc, eq, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orderLines, orders } from '../tables';

/** The latest are enough: every order was mailed as well. */
const MAX_ORDERS = 200;

/**
 * The orders that a customer placed while logged in, the latest first (docs/behaviour/tickets.md#orders-of-an-account);
 * `pathOf` is the page of each.
 */
export async function ownOrders(
  db: Database,
  customerId: number,
  pathOf: (number: string) => string,
): Promise<AnswerOf<'customerOrders'>> {
  const rows = await db
    .select({ order: orders, tickets: sum(orderLines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.customerId, customerId))
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS);
  return rows.map(({ order: { number, state, createdAt, totalCents }, tickets }) => ({
    number,
    state,
    created_at: createdAt,
    total: fromCents(totalCents),
    tickets_quantity: tickets,
    url: pathOf(number),
  }));
}
