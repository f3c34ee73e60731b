import { SiteError, toCents, type Language } from '@vestibule/contracts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { isEventForSale } from '../../../engines/records/events/is-for-sale';
import { events, prices, rooms, seatGroups, timeslots, venues } from '../../../engines/records/tables';
import { holds, type orderLines } from '../tables';
import { pick } from '../../../platform/texts/localise';
import type { KindOfTickets } from '../seats/companions';
import type { Amount } from './amounts';
import { whyClosed } from '../../programme';
import { heldPrice } from '../holds/live-holds';
import { eventFacts, venueOfEvent } from './event-facts';

/** A line as it will be sold, before its order has an id. */
export type NewLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'> &
  Amount & {
    /** The hold that it is made of. */
    readonly holdId: number;
  };

/** Lines of a sale of holds: held prices, today's texts. Throws `conflict` for an event that is cancelled or over. */
export async function soldLines(db: Database, ids: readonly number[], lang: Language, now: number): Promise<NewLine[]> {
  const rows = await db
    .select({
      hold: holds,
      event: events,
      group: seatGroups,
      price: prices,
      time: timeslots.timeStart,
      room: rooms,
      venue: venues,
    })
    .from(holds)
    .innerJoin(prices, eq(prices.id, holds.priceId))
    .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
    .innerJoin(events, eq(events.id, seatGroups.eventId))
    .leftJoin(timeslots, eq(timeslots.id, holds.timeslotId))
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, venueOfEvent)
    .where(inArray(holds.id, [...ids]))
    .orderBy(asc(events.startsAt), asc(holds.id));
  return rows.map(({ hold, event, group, price, time, room, venue }) => {
    if (whyClosed(event, now) !== '' || !isEventForSale(event))
      throw new SiteError('conflict', 409, 'An event of the cart is cancelled or over');
    return {
      holdId: hold.id,
      quotaId: hold.quotaId,
      eventId: event.id,
      ...eventFacts({ event, room, venue }, time, lang),
      timeStart: time === null ? '' : `${time}:00`,
      seatGroup: pick(group.name, lang),
      priceName: pick(price.name, lang) || pick(price.text, lang),
      unitCents: toCents(heldPrice(hold, price)),
      vat: price.vat,
      quantity: hold.quantity,
      places: hold.places,
      seatKind: price.seatKind,
      discountCents: 0,
    };
  });
}

/** Lines as the rule of companions counts them. */
export const kindsOf = (
  lines: readonly Pick<typeof orderLines.$inferInsert, 'eventId' | 'quantity' | 'seatKind'>[],
): readonly KindOfTickets[] =>
  lines.map(({ eventId, quantity, seatKind }) => ({ eventId, quantity, kind: seatKind ?? 'normal' }));
