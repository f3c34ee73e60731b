import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orderLines, orders, tickets } from '../tables';
import { loadSalesRules, type SalesRules } from '../rules/sales-rules';
import { cancelOrder } from './cancel-order';
import { shortenTerms } from './shorten-terms';
import { queueReminder } from '../order-mails/order-mails';
import { isUnpaid } from '../order-data/paid';

const HOUR_MS = 3_600_000;
/** Orders of one pass; the others are due a minute later. */
const AT_ONCE = 200;

type OnFailure = (error: unknown, order: string) => void;

/** Whose tickets were used unpaid, by invoice, still owes the money: nothing can be given back any more. */
const isUnused = sql`NOT EXISTS (SELECT 1 FROM ${tickets} JOIN ${orderLines} ON ${orderLines.id} = ${tickets.lineId}
  WHERE ${orderLines.orderId} = ${orders.id} AND ${tickets.usedAt} IS NOT NULL)`;

/**
 * Cancels orders whose term of payment is over, and reminds buyers of those whose term ends soon, once
 * (docs/behaviour/tickets.md#terms-of-payment). An order that fails is reported to `onFailure`; the others go on.
 *
 * @param now - Milliseconds since 1970.
 * @returns The events that look different to visitors since.
 */
export async function expireUnpaid(db: Database, now: number, onFailure: OnFailure): Promise<readonly number[]> {
  const at = new Date(now).toISOString();
  const rules = await loadSalesRules(db);
  await shortenTerms(db, rules);
  const overdue = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(isUnpaid(), isUnused, lte(orders.dueAt, at)))
    .orderBy(asc(orders.dueAt))
    .limit(AT_ONCE);
  const changed: number[] = [];
  for (const { number } of overdue)
    try {
      changed.push(...(await cancelOrder(db, { number, houseEmail: '', now, isExpired: true })));
    } catch (error) {
      onFailure(error, number);
    }
  await remind(db, rules, now, onFailure);
  return [...new Set(changed)];
}

async function remind(
  db: Database,
  { reminder_hours: hours }: SalesRules,
  now: number,
  onFailure: OnFailure,
): Promise<void> {
  if (hours === 0) return;
  const soon = new Date(now + hours * HOUR_MS).toISOString();
  const isSoon = and(
    isUnpaid(),
    isUnused,
    isNull(orders.remindedAt),
    gt(orders.dueAt, new Date(now).toISOString()),
    lte(orders.dueAt, soon),
    // A confirmation sent later than that has just named the deadline.
    sql`${orders.createdAt} < ${orders.dueAt} - make_interval(hours => ${hours})`,
  );
  const found = await db.select({ id: orders.id, number: orders.number }).from(orders).where(isSoon).limit(AT_ONCE);
  for (const { id, number } of found)
    try {
      await db.transaction(async (tx) => {
        const remindedAt = new Date(now).toISOString();
        const own = and(eq(orders.id, id), isSoon);
        const [row] = await tx.update(orders).set({ remindedAt }).where(own).returning({ id: orders.id });
        if (row) await queueReminder(tx, { orderId: id, now });
      });
    } catch (error) {
      onFailure(error, number);
    }
}
