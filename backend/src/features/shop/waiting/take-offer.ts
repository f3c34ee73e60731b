import { SiteError } from '@vestibule/contracts';
import type { SeatKind } from '@vestibule/contracts/seats/seat';
import { offerControl } from '@vestibule/contracts/waiting';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { holds, waiting } from '../tables';
import { prices } from '../../../engines/records/tables';
import { requireRoom } from '../holds/cart-limit';
import { changedEvents } from '../holds/changed-events';
import { requireShop } from '../seats/find-tickets';
import { lockCart } from '../cart/hold-tickets';
import { freeExpired, giveBackTickets, noReservation } from '../holds/quotas';
import { retryRaces } from '../holds/retry';
import { requireWheelchairPlacesInCart } from '../seats/companions';
import { shareSeats } from '../seats/owned-seats';
import { takeSeats } from '../seats/take-seats';
import { holdOf, lockWaitingPlace, type Hold } from './find-place';
import { offerSeats } from '../offers/offer-seats';
import { reservationEnd } from '../holds/live-holds';

export interface Taking {
  readonly number: string;
  /** Value of the visitor's cart cookie. */
  readonly cartToken: string;
  /** Tickets by sale type, which stands for a price of the seat group. */
  readonly wanted: ReadonlyMap<number, number>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Puts tickets that are held for a place into a cart, for as long as any others; those that are not wanted go to the
 * next who wait. Returns the events that look different since. Throws `no_reservation` where the offer is over,
 * `validation` for none, or for more than are held, `conflict` where the cart has no room, `sold_out` where a price
 * needs a wheelchair place or one beside it and none is free, `companion`.
 */
export const takeOffer = (db: Database, taking: Taking): Promise<readonly number[]> =>
  retryRaces(() => db.transaction((tx) => takeInTransaction(tx, taking)));

async function takeInTransaction(db: Database, { number, cartToken, wanted, now }: Taking) {
  await requireShop(db);
  const cartId = await lockCart(db, cartToken);
  const place = await lockWaitingPlace(db, number);
  const held = place.state === 'offered' ? await holdOf(db, place, now) : undefined;
  if (!held) throw noReservation();
  const chosen = await chosenPrices(db, held, wanted);
  const added = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (added < 1 || added > held.quantity)
    throw new SiteError('validation', 400, `Choose 1 to ${held.quantity} tickets`, { field: 'quantity' });
  await requireRoom(db, { cartId, added, now });
  const { seatGroupId, quotaId, timeslotId } = held;
  const expiresAt = reservationEnd(now);
  const taken = await db
    .insert(holds)
    .values(
      chosen.map(({ priceId, price, quantity }) => ({
        priceId,
        price,
        quantity,
        seatGroupId,
        quotaId,
        timeslotId,
        cartId,
        expiresAt,
      })),
    )
    .returning({ id: holds.id, quantity: holds.quantity, priceId: holds.priceId });
  const kinds = new Map(chosen.map(({ priceId, kind }) => [priceId, kind]));
  const newHolds = taken.map((one) => ({ ...one, kind: kinds.get(one.priceId) ?? 'normal' }));
  await shareSeats(
    db,
    held.id,
    newHolds.filter(({ kind }) => kind === 'normal'),
  );
  await db.delete(holds).where(eq(holds.id, held.id));
  await db.update(waiting).set({ state: 'taken', holdingCartId: null }).where(eq(waiting.id, place.id));
  const expired = await freeExpired(db, quotaId, now);
  // Locks the quota as well, before seats are taken.
  const given = await giveBackTickets(db, quotaId, held.quantity - added);
  await takeOtherKinds(db, quotaId, newHolds);
  const companion = chosen.find(({ kind }) => kind === 'companion');
  if (companion) await requireWheelchairPlacesInCart(db, { cartId, now, field: offerControl(companion.saleType) });
  const { eventId } = place;
  const freed = { ...given, before: given.before + expired, eventId };
  return changedEvents(db, [freed, ...(await offerSeats(db, [eventId], now))], now);
}

/** Offers hold normal seats; prices of another kind get seats of their kind instead, as far as some are free. */
async function takeOtherKinds(
  db: Database,
  quotaId: number,
  newHolds: readonly { readonly id: number; readonly quantity: number; readonly kind: SeatKind }[],
): Promise<void> {
  const wishes = newHolds
    .filter(({ kind }) => kind !== 'normal')
    .map(({ id, quantity, kind }) => ({ owner: { holdId: id }, quantity, kind, chosen: [] }));
  if (wishes.length > 0) await takeSeats(db, quotaId, wishes);
}

async function chosenPrices(db: Database, { seatGroupId }: Hold, wanted: Taking['wanted']) {
  const rows = await db.select().from(prices).where(eq(prices.seatGroupId, seatGroupId));
  return rows
    .map(({ id, price, saleType, seatKind }) => ({
      priceId: id,
      price,
      saleType,
      kind: seatKind,
      quantity: wanted.get(saleType) ?? 0,
    }))
    .filter(({ quantity }) => quantity > 0);
}
