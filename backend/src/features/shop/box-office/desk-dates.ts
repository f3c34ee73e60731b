import type { Language } from '@vestibule/contracts';
import type { DeskDate } from '@vestibule/contracts/schemas/box-office';
import { and, asc, eq, gt, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, seatGroups } from '../../../engines/records/tables';
import { holds, orderLines, orders, tickets } from '../tables';
import { pick } from '../../../platform/texts/localise';
import { loadSeating, zonedStart } from '../../programme';
import type { DayRange } from './day-range';
import { isLive } from '../holds/live-holds';

/** Dates of a day that sell tickets, cancelled ones too, the first first. */
export const datesOfDay = (db: Database, { from, to }: DayRange, lang: Language, now: number) =>
  deskDates(
    db,
    and(
      lt(events.startsAt, to),
      gt(events.endsAt, from),
      sql`exists (select 1 from ${seatGroups} where ${seatGroups.eventId} = ${events.id})`,
    ),
    lang,
    now,
  );

/** One date; undefined when there is none. */
export const deskDate = async (db: Database, id: number, lang: Language, now: number) =>
  (await deskDates(db, eq(events.id, id), lang, now))[0];

async function deskDates(db: Database, where: SQL | undefined, lang: Language, now: number): Promise<DeskDate[]> {
  const rows = await db.select().from(events).where(where).orderBy(asc(events.startsAt), asc(events.id));
  const ids = rows.map(({ id }) => id);
  const [seating, held, used] = await Promise.all([loadSeating(db, ids, now), heldOf(db, ids, now), usedOf(db, ids)]);
  return rows.map((event) => {
    const { capacity = 0, left = 0 } = seating.get(event.id) ?? {};
    const inCarts = held.get(event.id) ?? 0;
    return {
      id: event.id,
      title: pick(event.title, lang),
      date_start: event.allDay ? event.localStart.slice(0, 10) : zonedStart(event),
      status: event.status,
      capacity,
      sold: Math.max(0, capacity - left - inCarts),
      held: inCarts,
      left,
      checked_in: used.get(event.id) ?? 0,
    };
  });
}

type PerEvent = ReadonlyMap<number, number>;

/** Tickets in carts, and of orders that wait for their payment. */
async function heldOf(db: Database, ids: readonly number[], now: number): Promise<PerEvent> {
  const rows = await db
    .select({ id: seatGroups.eventId, n: sql<number>`sum(${holds.quantity} * ${holds.places})::int` })
    .from(holds)
    .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
    .where(and(inArray(seatGroups.eventId, [...ids]), isLive(now)))
    .groupBy(seatGroups.eventId);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Tickets whose holders have come in. */
async function usedOf(db: Database, ids: readonly number[]): Promise<PerEvent> {
  const rows = await db
    .select({ id: orderLines.eventId, n: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.eventId, [...ids]), isNotNull(tickets.usedAt), eq(orders.state, 'confirmed')))
    .groupBy(orderLines.eventId);
  return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])));
}
