import { MAX_TICKETS_PER_LINE, SiteError } from '@vestibule/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';
import { prices, seatGroups } from '../../../engines/records/tables';
import { requireWheelchairPlacesInCart } from '../seats/companions';
import { changeSeats } from '../seats/take-seats';
import { offerSeats } from '../offers/offer-seats';
import { requireRoom } from '../holds/cart-limit';
import { changedEvents } from '../holds/changed-events';
import { freeExpired, giveBackTickets, noReservation, takeTickets } from '../holds/quotas';
import { retryRaces } from '../holds/retry';
import { isLiveIn, reservationEnd } from '../holds/live-holds';

/** How often the deadline of a cart can be moved before it is ordered: ten times as long as it was given first. */
export const MAX_EXTENSIONS = 10;

export interface CartChange {
  /** Value of the cart cookie. */
  readonly cartToken: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}
export interface LineChange extends CartChange {
  readonly line: number;
  /** 0 takes the line away. */
  readonly quantity: number;
}

/** Locks the cart, so that its requests go one after the other. Throws `no_reservation` (-204) where there is none. */
async function lockedCart(db: Database, token: string | undefined) {
  const [cart] =
    token === undefined ? [] : await db.select().from(carts).where(eq(carts.token, token)).for('no key update');
  if (!cart) throw noReservation();
  return cart;
}

/**
 * The hold of a line, and the others of its combined ticket, the lowest quota first as all lock them in this order.
 * Throws `no_reservation` (-204) for a line that has run out.
 */
async function lockedLine(
  db: Database,
  { cartId, line, now }: { readonly cartId: number; readonly line: number; readonly now: number },
) {
  const isOwn = isLiveIn(cartId, now);
  const [named] = await db
    .select({ bundle: holds.bundle })
    .from(holds)
    .where(and(isOwn, eq(holds.id, line)));
  if (!named) throw noReservation();
  const [first, ...others] = await db
    .select({
      id: holds.id,
      quotaId: holds.quotaId,
      quantity: holds.quantity,
      places: holds.places,
      eventId: seatGroups.eventId,
      kind: prices.seatKind,
    })
    .from(holds)
    .innerJoin(prices, eq(prices.id, holds.priceId))
    .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
    .where(and(isOwn, named.bundle === null ? eq(holds.id, line) : eq(holds.bundle, named.bundle)))
    .orderBy(asc(holds.quotaId))
    .for('no key update', { of: holds });
  if (!first) throw noReservation();
  return [first, ...others] as const;
}

/**
 * Holds another number of tickets in a line, whose deadline stays (docs/behaviour/tickets.md#changing-the-cart);
 * returns the difference, and the events whose display has changed. Throws `sold_out` (-214), `no_reservation` (-204)
 * for a line that has run out, `validation`, `conflict` for too many in one cart, `companion` where a companion would
 * be left without a wheelchair place.
 */
export async function changeLine(
  db: Database,
  { cartToken, line, quantity, now }: LineChange,
): Promise<{ readonly added: number; readonly events: readonly number[] }> {
  if (quantity > MAX_TICKETS_PER_LINE)
    throw new SiteError('validation', 400, `Choose at most ${MAX_TICKETS_PER_LINE} tickets of a kind`, {
      field: 'quantity',
    });
  return retryRaces(() =>
    db.transaction(async (tx) => {
      const cart = await lockedCart(tx, cartToken);
      const members = await lockedLine(tx, { cartId: cart.id, line, now });
      const [hold] = members;
      const more = quantity - hold.quantity;
      if (more === 0) return { added: 0, events: [] };
      if (more > 0) await requireRoom(tx, { cartId: cart.id, added: more * members.length, now });
      const changes =
        more > 0
          ? await offerSeats(
              tx,
              members.map(({ eventId }) => eventId),
              now,
            )
          : [];
      for (const { id, quotaId, eventId, places } of members) {
        const freed = await freeExpired(tx, quotaId, now);
        const taken =
          more > 0 ? await takeTickets(tx, quotaId, more * places) : await giveBackTickets(tx, quotaId, -more * places);
        if (quantity === 0) await tx.delete(holds).where(eq(holds.id, id));
        else {
          await tx.update(holds).set({ quantity }).where(eq(holds.id, id));
          await changeSeats(tx, quotaId, id, more);
        }
        changes.push({ ...taken, before: taken.before + freed, eventId });
      }
      if (more > 0 ? hold.kind === 'companion' : hold.kind === 'accessible')
        await requireWheelchairPlacesInCart(tx, { cartId: cart.id, now, field: 'quantity' });
      return { added: Math.max(0, more) * members.length, events: await changedEvents(tx, changes, now) };
    }),
  );
}

/**
 * Holds all that a cart holds for another 15 minutes from now, up to ten times. Throws `no_reservation` (-204) when
 * nothing is held any more, `conflict` after the tenth time.
 */
export async function extendCart(db: Database, { cartToken, now }: CartChange): Promise<void> {
  await db.transaction(async (tx) => {
    const cart = await lockedCart(tx, cartToken);
    const expiresAt = reservationEnd(now);
    const moved = await tx.update(holds).set({ expiresAt }).where(isLiveIn(cart.id, now)).returning({ id: holds.id });
    if (moved.length === 0) throw noReservation();
    if (cart.extensions >= MAX_EXTENSIONS)
      throw new SiteError('conflict', 409, `A reservation can be extended ${MAX_EXTENSIONS} times`);
    await tx
      .update(carts)
      .set({ extensions: cart.extensions + 1 })
      .where(eq(carts.id, cart.id));
  });
}
