import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { orderLines, orders } from '../tables';
import type { SalesRules } from '../rules/sales-rules';
import { isUnpaid } from '../order-data/paid';

/** When the event of a line begins now: of a timeslot at its time, on the day of the event. */
const startNow = sql`CASE WHEN ${orderLines.timeStart} = '' THEN ${events.startsAt}
  ELSE (left(${events.localStart}, 10) || ' ' || left(${orderLines.timeStart}, 5))::timestamp AT TIME ZONE ${events.timezone} END`;

/**
 * Ends the terms of unpaid orders when their first event begins, where it was moved to before that; such an order is
 * reminded of again. Orders that the door lets in unpaid keep their term (docs/behaviour/tickets.md#terms-of-payment).
 */
export async function shortenTerms(db: Database, rules: Pick<SalesRules, 'admit_invoice'>): Promise<void> {
  const first = db
    .select({ id: orders.id, startsAt: sql<string>`min(${startNow})`.as('first_start') })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(events, eq(events.id, orderLines.eventId))
    .where(and(isUnpaid(), rules.admit_invoice ? sql`${orders.payment} <> 'invoice'` : undefined))
    .groupBy(orders.id)
    .as('first');
  await db
    .update(orders)
    .set({ dueAt: sql`${first.startsAt}`, remindedAt: null })
    .from(first)
    .where(and(eq(orders.id, first.id), isUnpaid(), gt(orders.dueAt, first.startsAt)));
}
