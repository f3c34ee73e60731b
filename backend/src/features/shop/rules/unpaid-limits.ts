import { SiteError } from '@vestibule/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { lockKeysUntilCommit } from '../../../platform/db/lock';
import { orderLines, orders } from '../tables';
import { isUnpaid } from '../order-data/paid';
import type { SalesRules } from './sales-rules';

interface UnpaidOrder {
  readonly email: string;
  /** Pseudonym of the client's address; empty where it is not known. */
  readonly client: string;
  readonly lines: readonly { readonly eventId?: number | null | undefined }[];
}

/**
 * Checks that an order that is paid later keeps the site's limits of unpaid tickets. To be called last in the
 * transaction that has written it: until that ends, other such orders of the same address, client or date wait here.
 *
 * @throws `unpaid_limit` (409) with the field `payment`; its details name the limit: `email`, `client` or `date`.
 */
export async function requireUnpaidLimits(db: Database, rules: SalesRules, order: UnpaidOrder): Promise<void> {
  const email = order.email.trim().toLowerCase();
  const limits = [
    { limit: 'email', key: email, max: rules.unpaid_email, where: sql`lower(${orders.email}) = ${email}` },
    ...(order.client === ''
      ? []
      : [{ limit: 'client', key: order.client, max: rules.unpaid_client, where: eq(orders.client, order.client) }]),
    ...[...new Set(order.lines.flatMap(({ eventId }) => eventId ?? []))].map((id) => ({
      limit: 'date',
      key: String(id),
      max: rules.unpaid_date,
      where: eq(orderLines.eventId, id),
    })),
  ];
  await lockKeysUntilCommit(
    db,
    'unpaid',
    limits.map(({ limit, key }) => `${limit}:${key}`),
  );
  for (const { limit, max, where } of limits)
    if ((await unpaidTickets(db, where)) > max) throw tooManyUnpaid(limit, max);
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
