import { SiteError } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { holds } from '../tables';
import { isLiveIn } from './live-holds';

/** Tickets one cart may hold at a time. */
const MAX_TICKETS_PER_CART = 60;

/** Tickets the cart holds now. */
export async function countTickets(db: Database, cartId: number, now: number): Promise<number> {
  const [row] = await db
    .select({ quantity: sql<number>`coalesce(sum(${holds.quantity}), 0)::integer` })
    .from(holds)
    .where(isLiveIn(cartId, now));
  return row?.quantity ?? 0;
}

/** Number of tickets in the cart; throws `conflict` when `added` more would be too many. */
export async function requireRoom(
  db: Database,
  { cartId, added, now }: { readonly cartId: number; readonly added: number; readonly now: number },
): Promise<number> {
  const before = await countTickets(db, cartId, now);
  if (before + added <= MAX_TICKETS_PER_CART) return before;
  const message = `A cart holds at most ${MAX_TICKETS_PER_CART} tickets; there are ${before} in yours`;
  throw new SiteError('conflict', 409, message);
}
