import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { queryRows } from '../../../../platform/db/rows';

/** Totals of sold and held tickets in the database. */
export interface Sold {
  readonly sold: number;
  readonly codes: number;
  readonly inHolds: number;
  readonly counted: number;
}

/** Tickets of confirmed orders, their codes, tickets in holds, and the counts of the quotas. */
export async function soldIn(db: Database): Promise<Sold> {
  const [row] = await queryRows<Sold>(
    db,
    sql`SELECT
      (SELECT coalesce(sum(l.quantity), 0)::integer FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.state = 'confirmed') AS "sold",
      (SELECT count(DISTINCT t.code)::integer FROM tickets t JOIN order_lines l ON l.id = t.line_id JOIN orders o ON o.id = l.order_id WHERE o.state = 'confirmed') AS "codes",
      (SELECT coalesce(sum(quantity), 0)::integer FROM holds) AS "inHolds",
      (SELECT coalesce(sum(held), 0)::integer FROM quotas) AS "counted"`,
  );
  if (!row) throw new Error('The database said nothing');
  return row;
}
