import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { orderLines, orders, tickets } from '../../platform/db/schema';

type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type TicketRow = typeof tickets.$inferSelect;

/** An order with its lines in the order of time, and the tickets of each. */
export interface WholeOrder {
  readonly order: OrderRow;
  readonly lines: readonly (LineRow & { readonly tickets: readonly TicketRow[] })[];
}

/** An order by its number or its id; undefined when there is none. */
export async function findOrder(db: Database, by: string | number): Promise<WholeOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(typeof by === 'string' ? eq(orders.number, by) : eq(orders.id, by));
  if (!order) return undefined;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.startsAt), asc(orderLines.id));
  const ids = lines.map(({ id }) => id);
  const all = await db.select().from(tickets).where(inArray(tickets.lineId, ids)).orderBy(asc(tickets.id));
  return {
    order,
    lines: lines.map((line) => ({ ...line, tickets: all.filter(({ lineId }) => lineId === line.id) })),
  };
}

/**
 * An order can be cancelled until its first event begins, while none of its tickets was used; one that waits for its
 * payment at any time.
 */
export const canCancel = ({ order, lines }: WholeOrder, now: number): boolean =>
  order.state === 'pending' ||
  (order.state === 'confirmed' &&
    lines.every((line) => Date.parse(line.startsAt) > now && line.tickets.every(({ usedAt }) => usedAt === null)));
