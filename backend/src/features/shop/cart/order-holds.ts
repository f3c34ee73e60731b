import { randomBytes } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';
import { MAX_EXTENSIONS } from './change-cart';
import { changedEvents, type TakenOfEvent } from '../holds/changed-events';
import { giveBackTickets } from '../holds/quotas';
import { freeSeats, keepSeats, seatsToCart } from '../seats/owned-seats';
import type { WholeOrder } from '../order-data/find-order';
import { reservationEnd } from '../holds/live-holds';

/** Places per quota, by its id, lowest first. */
export type PerQuota = ReadonlyMap<number, number>;

/**
 * Moves holds of a locked cart into one that no browser has, so that nothing is changed during the payment; returns its
 * id. They get their full time again, as long as the cart may still be extended: it counts as one.
 */
export async function holdForPayment(
  db: Database,
  { id, extensions }: Pick<typeof carts.$inferSelect, 'id' | 'extensions'>,
  holdIds: readonly number[],
  now: number,
): Promise<number> {
  const [own] = await db
    .insert(carts)
    .values({ token: randomBytes(32).toString('base64url') })
    .returning({ id: carts.id });
  if (!own) throw new Error('The cart of the payment was not written');
  const isLonger = extensions < MAX_EXTENSIONS;
  const expiresAt = reservationEnd(now);
  await db
    .update(holds)
    .set({ cartId: own.id, ...(isLonger && { expiresAt }) })
    .where(inArray(holds.id, [...holdIds]));
  if (isLonger)
    await db
      .update(carts)
      .set({ extensions: extensions + 1 })
      .where(eq(carts.id, id));
  return own.id;
}

/** Returns the holds of a payment that was not made to their cart, until the same time, and with them the voucher. */
export async function returnToCart(
  db: Database,
  cartId: number,
  { holdingCartId, voucherId }: Pick<WholeOrder['order'], 'holdingCartId' | 'voucherId'>,
): Promise<void> {
  if (holdingCartId !== null) {
    await db.update(holds).set({ cartId }).where(eq(holds.cartId, holdingCartId));
    await seatsToCart(db, cartId);
  }
  if (voucherId !== null) await db.update(carts).set({ voucherId }).where(eq(carts.id, cartId));
}

/** Until when an order's tickets are held; undefined when some of them, or all, are held no more. */
export async function payUntil(db: Database, holdingCartId: number | null): Promise<string | undefined> {
  if (holdingCartId === null) return undefined;
  const [first] = await db
    .select({ expiresAt: holds.expiresAt })
    .from(holds)
    .where(eq(holds.cartId, holdingCartId))
    .orderBy(asc(holds.expiresAt))
    .limit(1);
  return first?.expiresAt;
}

/** Ends the holds of an order; its tickets stay counted. Returns how many there were. */
export async function takeHolds(db: Database, { order }: WholeOrder): Promise<PerQuota> {
  const kept = new Map<number, number>();
  if (order.holdingCartId === null) return kept;
  await keepSeats(db, order.holdingCartId);
  const rows = await db
    .delete(holds)
    .where(eq(holds.cartId, order.holdingCartId))
    .returning({ quotaId: holds.quotaId, quantity: holds.quantity, places: holds.places });
  for (const { quotaId, quantity, places } of rows.sort((a, b) => a.quotaId - b.quotaId))
    kept.set(quotaId, (kept.get(quotaId) ?? 0) + quantity * places);
  return kept;
}

/** Gives tickets of an order back to their quotas. */
export async function giveBackKept(db: Database, { lines }: WholeOrder, kept: PerQuota): Promise<TakenOfEvent[]> {
  const freed: TakenOfEvent[] = [];
  for (const [quotaId, quantity] of kept) {
    const eventId = lines.find((line) => line.quotaId === quotaId)?.eventId ?? 0;
    freed.push({ ...(await giveBackTickets(db, quotaId, quantity)), eventId });
  }
  await freeSeats(
    db,
    lines.map(({ id }) => id),
  );
  return freed;
}

/** Gives the holds of an order back; returns the events whose display has changed. */
export const releaseHolds = async (db: Database, found: WholeOrder, now: number): Promise<number[]> =>
  changedEvents(db, await giveBackKept(db, found, await takeHolds(db, found)), now);
