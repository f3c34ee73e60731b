import { FULL_PRICE, type Language, type Price, type SeatGroup } from '@vestibule/contracts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { prices, quotas, seatGroups, timeslots } from '../../../engines/records/tables';
import { pick } from '../../../platform/texts/localise';
import { seatsLeft } from './availability';
import { isFullPrice } from '../../../engines/records/events/tickets/full-price';

/** `status` of tickets that can still be bought, and of sold-out ones (docs/behaviour/tickets.md#sold-out). */
export const statusOf = (isLeft: boolean): string => (isLeft ? '1' : '0');

/** Tickets of an event: groups with their prices and timeslots. */
export async function loadSeatGroups(db: Database, eventId: number, lang: Language, now: number): Promise<SeatGroup[]> {
  const groups = await db
    .select({ group: seatGroups, left: seatsLeft(now) })
    .from(seatGroups)
    .leftJoin(quotas, eq(quotas.id, seatGroups.quotaId))
    .where(eq(seatGroups.eventId, eventId))
    .orderBy(asc(seatGroups.position), asc(seatGroups.id));
  const ids = groups.map(({ group }) => group.id);
  if (ids.length === 0) return [];
  const priceRows = await db
    .select()
    .from(prices)
    .where(inArray(prices.seatGroupId, ids))
    .orderBy(asc(prices.position), asc(prices.id));
  const slotRows = await db
    .select({ slot: timeslots, left: seatsLeft(now) })
    .from(timeslots)
    .innerJoin(quotas, eq(quotas.id, timeslots.quotaId))
    .where(inArray(timeslots.seatGroupId, ids))
    .orderBy(asc(timeslots.timeStart));
  return groups.map(({ group, left }) => {
    const slots = slotRows.filter(({ slot }) => slot.seatGroupId === group.id);
    return {
      id: group.id,
      seat_group: pick(group.name, lang),
      status: statusOf(group.quotaId === null ? slots.some((slot) => slot.left > 0) : left > 0),
      text: pick(group.text, lang),
      has_seats: group.seats !== '',
      prices: priceRows.filter((row) => row.seatGroupId === group.id).map((row) => presentPrice(row, lang)),
      timeslots: slots.map((slot) => ({
        id: slot.slot.id,
        time_start: `${slot.slot.timeStart}:00`,
        status: statusOf(slot.left > 0),
        block_id: slot.slot.quotaId,
      })),
    };
  });
}

function presentPrice(row: typeof prices.$inferSelect, lang: Language): Price {
  return {
    id: row.id,
    name: pick(row.name, lang),
    // The label is a mark that clients look for, so it is the same in every language.
    text: isFullPrice(row.text) ? FULL_PRICE : pick(row.text, lang),
    price: row.price,
    sale_type_id: row.saleType,
    seat_group: row.seatGroupId,
  };
}
