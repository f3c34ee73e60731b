import type { AnswerOf } from '@vestibule/contracts';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { dayOfInstant, lastDays } from '../../../platform/db/last-days';
import { orderLines, orders, tickets } from '../tables';

const DAYS = 30;

/** Tickets of a date that were sold on each of the last thirty days and are still valid. */
export async function deskSales(
  db: Database,
  eventId: number,
  now: number,
): Promise<AnswerOf<'boxOfficeEvent'>['sales']> {
  const { from, days } = lastDays(DAYS, now);
  const day = dayOfInstant(orders.createdAt);
  const rows = await db
    .select({ day, sold: count() })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.eventId, eventId), eq(orders.state, 'confirmed'), gte(orders.createdAt, from)))
    .groupBy(day);
  const soldOn = new Map(rows.map((row) => [row.day, row.sold]));
  return days.map((one) => ({ day: one, tickets: soldOn.get(one) ?? 0 }));
}
