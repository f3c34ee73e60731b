import { and, lt, notExists, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';

const HOUR = 3_600_000;
const KEPT_HOURS = 24;

/** Deletes carts that are a day old and hold nothing, with their idempotency keys. `now` in ms. */
export async function removeOldCarts(db: Database, now: number): Promise<void> {
  const old = new Date(now - KEPT_HOURS * HOUR).toISOString();
  const held = db
    .select({ one: sql`1` })
    .from(holds)
    .where(eq(holds.cartId, carts.id));
  await db.delete(carts).where(and(lt(carts.createdAt, old), notExists(held)));
}

/** Runs `task` at most once an hour of the clock that is handed in. */
export function hourly(task: (now: number) => Promise<void>): (now: number) => Promise<void> {
  let last = 0;
  return async (now) => {
    if (now - last < HOUR) return;
    last = now;
    await task(now);
  };
}
