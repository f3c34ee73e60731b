import type { DeskWay } from '@vestibule/contracts/order-fields';
import { and, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orderLines, orders, payments, tickets } from '../tables';
import type { DayRange } from '../box-office/day-range';
import { wholeOrders } from '../order-data/find-order';
import { isOwed } from '../order-data/paid';
import { sumOf, sumsOf, type Sum, type Sums } from './sums';

/** Ways by which money comes, in the order of the closing. */
const WAYS = ['cash', 'card', 'transfer', 'online'] as const satisfies readonly (DeskWay | 'online')[];
type Way = (typeof WAYS)[number];

/** Cents that came and that have to go back, by way. */
interface Money {
  readonly way: Way;
  readonly received: number;
  readonly refunded: number;
}

export interface DayClosing extends Sums {
  readonly day: string;
  /** Tickets that were sold on the day, are not cancelled and still have to be paid. */
  readonly unpaid: Sum;
  readonly money: readonly Money[];
}

/** Tickets and money of a day: sold, cancelled, paid and to be paid back (docs/behaviour/tickets.md#daily-closing). */
export async function dayClosing(db: Database, { day, from, to }: DayRange): Promise<DayClosing> {
  const within = (instant: typeof orders.createdAt | typeof orders.cancelledAt | SQL) =>
    and(sql`${instant} >= ${from}`, sql`${instant} < ${to}`);
  // An order that waits for its payment, or never got it, was not sold: it has no tickets.
  const wasSold = sql`exists (select 1 from ${orderLines} join ${tickets} on ${tickets.lineId} = ${orderLines.id} where ${orderLines.orderId} = ${orders.id})`;
  const ordersOf = async (where: SQL | undefined) =>
    wholeOrders(db, await db.select().from(orders).where(and(wasSold, where)));
  const linesOf = (found: Awaited<ReturnType<typeof ordersOf>>) => found.map(({ lines }) => lines);
  const sold = await ordersOf(within(orders.createdAt));
  const sums = sumsOf(
    linesOf(sold),
    linesOf(await ordersOf(and(eq(orders.state, 'cancelled'), within(orders.cancelledAt)))),
  );

  const atDesk = async (where: SQL | undefined) =>
    db
      .select({ way: orders.paidBy, cents: sql<number>`sum(${orders.totalCents})::int` })
      .from(orders)
      .where(and(isNotNull(orders.paidBy), where))
      .groupBy(orders.paidBy);
  const online = async (where: SQL | undefined) =>
    (
      await db
        .select({ cents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::int` })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(where)
    )[0]?.cents ?? 0;
  const came = await atDesk(and(gte(orders.paidAt, from), lt(orders.paidAt, to)));
  const back = await atDesk(and(eq(orders.state, 'cancelled'), within(orders.cancelledAt)));
  const ofOnline = {
    received: await online(and(inArray(payments.state, ['paid', 'refund']), within(sql`${payments.paidAt}`))),
    // Money for an order without tickets is to be paid back from its arrival on.
    refunded: await online(
      and(eq(payments.state, 'refund'), within(sql`greatest(${payments.paidAt}, ${orders.cancelledAt})`)),
    ),
  };
  const centsOf = (rows: typeof came, way: Way) => rows.find((row) => row.way === way)?.cents ?? 0;
  return {
    ...sums,
    day,
    unpaid: sumOf(linesOf(sold.filter(({ order }) => isOwed(order)))),
    money: WAYS.map((way) =>
      way === 'online' ? { way, ...ofOnline } : { way, received: centsOf(came, way), refunded: centsOf(back, way) },
    ),
  };
}
