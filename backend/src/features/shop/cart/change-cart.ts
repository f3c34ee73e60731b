import { MAX_TICKETS_PER_LINE, SiteError } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
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
      const own = and(isLiveIn(cart.id, now), eq(holds.id, line));
      const [hold] = await tx
        .select({
          quotaId: holds.quotaId,
          quantity: holds.quantity,
          eventId: seatGroups.eventId,
          kind: prices.seatKind,
        })
        .from(holds)
        .innerJoin(prices, eq(prices.id, holds.priceId))
        .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
        .where(own)
        .for('no key update', { of: holds });
      if (!hold) throw noReservation();
      const more = quantity - hold.quantity;
      if (more === 0) return { added: 0, events: [] };
      if (more > 0) await requireRoom(tx, { cartId: cart.id, added: more, now });
      const offers = more > 0 ? await offerSeats(tx, [hold.eventId], now) : [];
      const freed = await freeExpired(tx, hold.quotaId, now);
      const taken =
        more > 0 ? await takeTickets(tx, hold.quotaId, more) : await giveBackTickets(tx, hold.quotaId, -more);
      if (quantity === 0) await tx.delete(holds).where(eq(holds.id, line));
      else {
        await tx.update(holds).set({ quantity }).where(eq(holds.id, line));
        await changeSeats(tx, hold.quotaId, line, more);
      }
      if (more > 0 ? hold.kind === 'companion' : hold.kind === 'accessible')
        await requireWheelchairPlacesInCart(tx, { cartId: cart.id, now, field: 'quantity' });
      const change = { ...taken, before: taken.before + freed, eventId: hold.eventId };
      return { added: Math.max(0, more), events: await changedEvents(tx, [...offers, change], now) };
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
