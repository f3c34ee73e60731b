import { SiteError } from '@vestibule/contracts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { lockUntilCommit } from '../../platform/db/lock';
import { orderLines, orders } from '../../platform/db/schema';
import { isUnpaid } from '../orders/paid';
import type { SalesRules } from './sales-rules';

interface UnpaidOrder {
  readonly email: string;
  /** Pseudonym of the client's address; empty where it is not known. */
  readonly client: string;
  readonly lines: readonly { readonly eventId?: number | null | undefined; readonly quantity: number }[];
}

/**
 * Checks that an order that is paid later keeps the site's limits of unpaid tickets; within the transaction that makes
 * it, which no other such order passes until it ends.
 *
 * @throws `unpaid_limit` (409) with the field `payment`; its details name the limit: `email`, `client` or `date`.
 */
export async function requireUnpaidLimits(db: Database, rules: SalesRules, order: UnpaidOrder): Promise<void> {
  await lockUntilCommit(db, 'unpaid');
  const wanted = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const email = order.email.trim().toLowerCase();
  if ((await unpaidTickets(db, sql`lower(${orders.email}) = ${email}`)) + wanted > rules.unpaid_email)
    throw tooManyUnpaid('email', rules.unpaid_email);
  if (order.client !== '' && (await unpaidTickets(db, eq(orders.client, order.client))) + wanted > rules.unpaid_client)
    throw tooManyUnpaid('client', rules.unpaid_client);
  for (const id of new Set(order.lines.flatMap(({ eventId }) => eventId ?? []))) {
    const ofDate = order.lines.reduce((sum, line) => sum + (line.eventId === id ? line.quantity : 0), 0);
    if ((await unpaidTickets(db, inArray(orderLines.eventId, [id]))) + ofDate > rules.unpaid_date)
      throw tooManyUnpaid('date', rules.unpaid_date);
  }
}

const tooManyUnpaid = (limit: string, max: number) =>
  new SiteError('unpaid_limit', 409, `There may be at most ${max} unpaid tickets for one ${limit}`, {
    field: 'payment',
    details: { limit, max: String(max) },
  });

async function unpaidTickets(db: Database, where: SQL): Promise<number> {
  const [row] = await db
    .select({ tickets: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isUnpaid(), where));
  return row?.tickets ?? 0;
}
