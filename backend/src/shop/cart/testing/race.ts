import { sql } from 'drizzle-orm';
import { isSiteError } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { holdTickets } from '../hold-tickets';
import { NOW, type Shop } from './shop';

export interface RaceResult {
  /** Carts that got their ticket, were told "sold out", and anything else. */
  readonly won: number;
  readonly soldOut: number;
  readonly failed: readonly unknown[];
  /** What the database says in the end: tickets in holds, and the quota's count of them. */
  readonly inHolds: number;
  readonly counted: number;
}

/** Lets many carts go for one ticket each of one quota at the same time. */
export async function race(db: Database, shop: Shop, carts: number, unsafe = false): Promise<RaceResult> {
  const line = {
    event_jet_id: shop.idJet,
    quantities: [1],
    sale_type_ids: [1],
    seat_group: undefined,
    block_id: undefined,
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: carts }, (_, index) =>
      holdTickets(db, { cartToken: `racer-${index}`, lines: [line], now: NOW, unsafe }),
    ),
  );
  const refused = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown);
  const isSoldOut = (error: unknown) => isSiteError(error) && error.code === 'sold_out';
  const [row] = await queryRows<{ held: number; counted: number }>(
    db,
    sql`SELECT (SELECT coalesce(sum(quantity), 0)::integer FROM holds WHERE quota_id = ${shop.hall.quotaId}) AS "held", quotas.held AS "counted" FROM quotas WHERE id = ${shop.hall.quotaId}`,
  );
  return {
    won: outcomes.length - refused.length,
    soldOut: refused.filter(isSoldOut).length,
    failed: refused.filter((error) => !isSoldOut(error)),
    inHolds: row?.held ?? 0,
    counted: row?.counted ?? 0,
  };
}
