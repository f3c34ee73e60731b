import type { CartLine } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import type { HoldRequest } from '../holds/hold-request';

/**
 * Whether one query can already show that a single line requests more tickets than are left. When a whole town wants
 * the last seats, nearly all requests end here, without a transaction. Says no whenever it is not sure: then the
 * transaction decides, also on other errors.
 */
export async function isSurelySoldOut(
  db: Database,
  { cartToken, idempotencyKey, now }: HoldRequest,
  lines: readonly CartLine[],
): Promise<boolean> {
  const [line, ...others] = lines;
  if (line === undefined || others.length > 0) return false;
  const wanted = line.quantities.reduce((sum, quantity) => sum + quantity, 0);
  const at = new Date(now).toISOString();
  const group = sql`${line.seat_group ?? null}::integer`;
  const block = sql`${line.block_id ?? null}::integer`;
  const saleTypes = sql.join(
    line.sale_type_ids.map((id) => sql`${id}::integer`),
    sql`, `,
  );
  const rows = await queryRows<{ free: number }>(
    db,
    sql`SELECT (q.capacity - q.held + coalesce((SELECT sum(h.quantity * h.places) FROM holds h WHERE h.quota_id = q.id AND h.expires_at <= ${at}), 0))::integer AS free
      FROM events e
      JOIN seat_groups g ON g.event_id = e.id AND (${group} IS NULL OR g.id = ${group})
      LEFT JOIN timeslots t ON t.seat_group_id = g.id AND t.quota_id = ${block}
      JOIN quotas q ON q.id = CASE WHEN ${block} IS NULL THEN g.quota_id ELSE t.quota_id END
      WHERE e.id_jet = ${line.event_jet_id} AND (e.is_online OR e.admission_id IS NOT NULL) AND e.status <> 'cancelled' AND e.ends_at > ${at}
        AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.name = 'settings' AND d.value ->> 'is_shop_online' = 'false')
        AND NOT EXISTS (SELECT 1 FROM cart_requests r JOIN carts c ON c.id = r.cart_id WHERE c.token = ${cartToken} AND r.key = ${idempotencyKey ?? ''})
        AND (SELECT count(*) FROM prices p WHERE p.seat_group_id = g.id AND p.sale_type IN (${saleTypes})) = ${new Set(line.sale_type_ids).size}::integer`,
  );
  const [place, ...more] = rows;
  return place !== undefined && more.length === 0 && place.free < wanted;
}
