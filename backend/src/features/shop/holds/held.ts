import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';
import { isLive } from './live-holds';

/**
 * Tickets that a cart still holds, and when the last of them run out: milliseconds since 1970, `now` where there are
 * none.
 */
export interface StillHeld {
  readonly quantity: number;
  readonly until: number;
}

/** Holds of the cart of a cookie's token at `now`, milliseconds since 1970. */
export async function stillHeld(db: Database, token: string | undefined, now: number): Promise<StillHeld> {
  if (token === undefined) return { quantity: 0, until: now };
  const [row] = await db
    .select({
      quantity: sql<number>`coalesce(sum(${holds.quantity}), 0)::integer`,
      until: sql<number | null>`(extract(epoch from max(${holds.expiresAt})) * 1000)::double precision`,
    })
    .from(holds)
    .innerJoin(carts, eq(carts.id, holds.cartId))
    .where(and(eq(carts.token, token), isLive(now)));
  return { quantity: row?.quantity ?? 0, until: row?.until ?? now };
}
