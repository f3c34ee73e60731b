import { sql } from 'drizzle-orm';
import { isSiteError } from '@vestibule/contracts';
import type { Database } from '../../../../platform/db/database';
import { queryRows } from '../../../../platform/db/rows';
import { holdTickets } from '../hold-tickets';
import { NOW, type Shop } from './shop';

export interface RaceResult {
  /** Carts that got their ticket, carts that got "sold out", and other results. */
  readonly won: number;
  readonly soldOut: number;
  readonly failed: readonly unknown[];
  /** Final state of the database: tickets in holds, and the quotas' count of them. */
  readonly inHolds: number;
  readonly counted: number;
}

/** Target of a racer: a seat group, or one of its times. */
type Goal = Partial<Record<'seat_group' | 'block_id', number>>;

interface RaceOptions {
  /** Racers go for these in turn; default is the hall. */
  readonly goals?: readonly Goal[];
  /** The quota that is looked at in the end; default is the hall's. */
  readonly quotaId?: number;
}

/** Lets many carts go for one ticket each at the same time. */
export async function race(
  db: Database,
  shop: Shop,
  carts: number,
  { goals = [{}], quotaId = shop.hall.quotaId }: RaceOptions = {},
): Promise<RaceResult> {
  const lineOf = (index: number) => {
    const { seat_group, block_id } = goals[index % goals.length] ?? {};
    return { event_jet_id: shop.idJet, quantities: [1], sale_type_ids: [1], seat_group, block_id };
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: carts }, (_, index) =>
      holdTickets(db, { cartToken: `racer-${index}`, lines: [lineOf(index)], now: NOW }),
    ),
  );
  const refused = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown);
  const isSoldOut = (error: unknown) => isSiteError(error) && error.code === 'sold_out';
  const [row] = await queryRows<{ held: number; counted: number }>(
    db,
    sql`SELECT (SELECT coalesce(sum(quantity), 0)::integer FROM holds WHERE quota_id = ${quotaId}) AS "held", quotas.held AS "counted" FROM quotas WHERE id = ${quotaId}`,
  );
  return {
    won: outcomes.length - refused.length,
    soldOut: refused.filter(isSoldOut).length,
    failed: refused.filter((error) => !isSoldOut(error)),
    inHolds: row?.held ?? 0,
    counted: row?.counted ?? 0,
  };
}
