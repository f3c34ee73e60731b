import { SiteError, type CartLine } from '@vestibule/contracts';
import type { SeatKind } from '@vestibule/contracts/seats/seat';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { documents } from '../../../platform/db/tables';
import { isForSale } from '../../../engines/records/events/is-for-sale';
import { events, prices, seatGroups, timeslots } from '../../../engines/records/tables';
import { whyClosed } from '../../programme';
import type { ChosenSeat } from './choose-seats';

/** One kind of ticket that a line requests, found in the database. */
export interface RequestedTicket {
  readonly eventId: number;
  readonly quotaId: number;
  readonly priceId: number;
  /** Decimal euro for each ticket. */
  readonly price: string;
  readonly seatGroupId: number;
  readonly timeslotId: number | null;
  readonly quantity: number;
  /** Places of the quota that each ticket takes. */
  readonly places: number;
  /** The same for tickets that make one combined ticket; null for all others. */
  readonly bundle: string | null;
  /** Which numbered seats it is for. */
  readonly kind: SeatKind;
  /** Names its price in the call. */
  readonly field: string;
  readonly chosen: readonly ChosenSeat[];
}

/** Path of a wrong value in the body: a line sent alone has no `lines[0].` before its fields. */
export type FieldOf = (field: string) => string;
const invalid = (field: string, message: string) => new SiteError('validation', 400, message, { field });

/** Throws `shop_offline` when the settings say so; without settings the shop is open. */
export async function requireShop(db: Database): Promise<void> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.name, 'settings'));
  const value = row?.value;
  if (typeof value === 'object' && value !== null && 'is_shop_online' in value && value.is_shop_online === false)
    throw new SiteError('shop_offline', 503, 'The ticket shop is closed at the moment. Please try again later.');
}

/** An event that is still to come. Throws `not_found` or `conflict` with the field that names it. */
export async function findEvent(db: Database, idJet: string, now: number, field: FieldOf) {
  const [event] = await db
    .select({
      id: events.id,
      status: events.status,
      endsAt: events.endsAt,
      localEnd: events.localEnd,
      allDay: events.allDay,
      isOnline: isForSale,
    })
    .from(events)
    .where(eq(events.idJet, idJet));
  if (event === undefined || !event.isOnline)
    throw new SiteError('not_found', 404, 'There is no event with this id', { field: field('event_jet_id') });
  const closed = whyClosed(event, now);
  if (closed === 'cancelled')
    throw new SiteError('conflict', 409, 'This event has been cancelled', { field: field('event_jet_id') });
  if (closed === 'over') throw new SiteError('conflict', 409, 'This event is over', { field: field('event_jet_id') });
  return event;
}

async function findGroup(db: Database, eventId: number, wanted: number | undefined, field: FieldOf) {
  const groups = await db
    .select()
    .from(seatGroups)
    .where(eq(seatGroups.eventId, eventId))
    .orderBy(asc(seatGroups.position));
  const group = wanted === undefined && groups.length === 1 ? groups[0] : groups.find(({ id }) => id === wanted);
  if (group !== undefined) return group;
  throw invalid(
    field('seat_group'),
    wanted === undefined ? 'seat_group is required, as the event has several' : 'The event has no such seat group',
  );
}

/** The place a line's tickets are counted on: the timeslot where the group has some, else the group. */
async function findPlace(
  db: Database,
  group: typeof seatGroups.$inferSelect,
  blockId: number | undefined,
  field: FieldOf,
) {
  if (group.quotaId !== null && blockId === undefined) return { quotaId: group.quotaId, timeslotId: null };
  const slots = await db
    .select({ id: timeslots.id, quotaId: timeslots.quotaId })
    .from(timeslots)
    .where(eq(timeslots.seatGroupId, group.id));
  // The ticket system calls a slot a block; responses give the slot's quota as its block_id.
  const slot = slots.find(({ quotaId }) => quotaId === blockId);
  if (slot !== undefined) return { quotaId: slot.quotaId, timeslotId: slot.id };
  if (slots.length === 0) throw invalid(field('block_id'), 'The seat group has no timeslots');
  throw invalid(
    field('block_id'),
    blockId === undefined
      ? 'block_id is required, as the seat group has timeslots'
      : 'The seat group has no such timeslot',
  );
}

/** Finds the tickets of a line. Throws `not_found`, `conflict` or `validation` with the field that is wrong. */
export async function findTickets(
  db: Database,
  line: CartLine & { readonly bundle?: string },
  now: number,
  field: FieldOf,
): Promise<RequestedTicket[]> {
  const event = await findEvent(db, line.event_jet_id, now, field);
  const group = await findGroup(db, event.id, line.seat_group, field);
  const place = await findPlace(db, group, line.block_id, field);
  const found = await db
    .select({
      id: prices.id,
      price: prices.price,
      saleType: prices.saleType,
      kind: prices.seatKind,
      places: prices.places,
    })
    .from(prices)
    .where(and(eq(prices.seatGroupId, group.id), inArray(prices.saleType, line.sale_type_ids)));
  const chosen = (line.seats ?? []).map((seat, index) => ({ ...seat, field: field(`seats[${index}]`) }));
  return line.sale_type_ids.map((saleType, index) => {
    const price = found.find((one) => one.saleType === saleType);
    if (price === undefined) throw invalid(field(`sale_type_ids[${index}]`), 'The seat group has no such price');
    return {
      ...place,
      eventId: event.id,
      priceId: price.id,
      price: price.price,
      seatGroupId: group.id,
      quantity: line.quantities[index] ?? 0,
      places: price.places,
      bundle: line.bundle === undefined ? null : `${line.bundle}-${saleType}`,
      kind: price.kind,
      field: field(`sale_type_ids[${index}]`),
      chosen: chosen.splice(0, line.quantities[index] ?? 0),
    };
  });
}
