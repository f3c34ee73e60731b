import { SiteError } from '@vestibule/contracts';
import type { SeatKind } from '@vestibule/contracts/seats/seat';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { holds } from '../tables';
import { prices, seatGroups } from '../../../engines/records/tables';
import { isLiveIn } from '../holds/live-holds';

/** Tickets of a cart or an order, by the kind of their price. */
export interface KindOfTickets {
  readonly eventId: number | null | undefined;
  readonly kind: SeatKind;
  readonly quantity: number;
}

/**
 * Checks that a cart or an order has no more companions than wheelchair places on each date
 * (docs/behaviour/tickets.md#kinds-of-seats).
 *
 * @param tickets - All tickets of the cart or the order.
 * @param field - The field of the call that has to change.
 * @throws `companion` (409) with the field.
 */
export function requireWheelchairPlaces(tickets: readonly KindOfTickets[], field: string): void {
  for (const eventId of new Set(tickets.map((one) => one.eventId))) {
    const count = (kind: SeatKind) =>
      tickets
        .filter((one) => one.eventId === eventId && one.kind === kind)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    if (count('companion') <= count('accessible')) continue;
    const message = 'A companion ticket needs a wheelchair place of the same date in the same order';
    throw new SiteError('companion', 409, message, { field });
  }
}

/** The same for all that a cart holds now; `now` in milliseconds since 1970. */
export async function requireWheelchairPlacesInCart(
  db: Database,
  { cartId, now, field }: { readonly cartId: number; readonly now: number; readonly field: string },
): Promise<void> {
  const held = await db
    .select({ eventId: seatGroups.eventId, kind: prices.seatKind, quantity: holds.quantity })
    .from(holds)
    .innerJoin(prices, eq(prices.id, holds.priceId))
    .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
    .where(isLiveIn(cartId, now));
  requireWheelchairPlaces(held, field);
}
