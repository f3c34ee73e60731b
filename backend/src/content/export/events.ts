import { asc, eq } from 'drizzle-orm';
import moment from 'moment-timezone';
import type { Database } from '../../db/database';
import { events, eventPersons, eventTags, prices, quotas, seatGroups, timeslots } from '../../db/schema';
import { eventTimes } from '../local-time';
import { byText, compact } from './compact';
import { grouped, type ExportNames } from './names';

type Fields = Record<string, unknown>;
type EventRow = typeof events.$inferSelect;

/** Times as a pack gives them. The second 02:30 of an autumn night needs its offset to be told from the first. */
function timesOf({ localStart, localEnd, allDay, timezone, startsAt, endsAt, durationMinutes }: EventRow): Fields {
  const written = (local: string, instant: string) => {
    if (allDay) return local.slice(0, 10);
    const derived = eventTimes({ date_start: local, timezone }).startsAt;
    return Date.parse(derived) === Date.parse(instant)
      ? local
      : moment.tz(instant, timezone).format('YYYY-MM-DDTHH:mmZ');
  };
  return {
    date_start: written(localStart, startsAt),
    date_end: durationMinutes === null && localEnd !== null ? written(localEnd, endsAt) : undefined,
    duration_minutes: durationMinutes,
    timezone,
  };
}

/** Seat groups by event, each as a pack writes it. */
async function exportSeatGroups(db: Database): Promise<Map<number, Fields[]>> {
  const priceRows = await db.select().from(prices).orderBy(asc(prices.position), asc(prices.saleType));
  const slotRows = await db
    .select({ groupId: timeslots.seatGroupId, time_start: timeslots.timeStart, capacity: quotas.capacity })
    .from(timeslots)
    .innerJoin(quotas, eq(quotas.id, timeslots.quotaId))
    .orderBy(asc(timeslots.timeStart));
  const rows = await db
    .select({ group: seatGroups, capacity: quotas.capacity })
    .from(seatGroups)
    .leftJoin(quotas, eq(quotas.id, seatGroups.quotaId))
    .orderBy(asc(seatGroups.position), asc(seatGroups.key));
  const pricesOf = new Map<number, Fields[]>();
  for (const { seatGroupId, name, text, price, saleType } of priceRows)
    pricesOf.set(seatGroupId, [
      ...(pricesOf.get(seatGroupId) ?? []),
      compact({ name, text, price, sale_type: saleType }),
    ]);
  const slotsOf = new Map<number, Fields[]>();
  for (const { groupId, ...slot } of slotRows) slotsOf.set(groupId, [...(slotsOf.get(groupId) ?? []), compact(slot)]);
  const byEvent = new Map<number, Fields[]>();
  for (const { group, capacity } of rows) {
    const { id, eventId, key, name, text } = group;
    byEvent.set(eventId, [
      ...(byEvent.get(eventId) ?? []),
      compact({ key, name, text, capacity, prices: pricesOf.get(id), timeslots: slotsOf.get(id) }),
    ]);
  }
  return byEvent;
}

export async function exportEvents(db: Database, names: ExportNames): Promise<Fields[]> {
  const tags = grouped(
    (await db.select().from(eventTags)).map((row) => ({ owner: row.eventId, label: names.term(row.termId) })),
    true,
  );
  const people = grouped(
    (await db.select().from(eventPersons).orderBy(asc(eventPersons.position))).map((row) => ({
      owner: row.eventId,
      label: names.person(row.personId),
    })),
    false,
  );
  const groups = await exportSeatGroups(db);
  const rows = (await db.select().from(events)).sort((a, b) => byText(a.key, b.key));
  return rows.map((event) => {
    const { id, key, title, preline, subline, text, image, audio } = event;
    const series = names.series(event.seriesId);
    return compact({
      ...{ key, title, preline, subline, text, image, audio },
      ...timesOf(event),
      room: names.room(event.roomId),
      venue: names.venue(event.venueId),
      type: names.term(event.typeId),
      genre: names.term(event.genreId),
      tags: tags.get(id),
      series: series === undefined ? undefined : [series],
      production: names.production(event.productionId),
      persons: people.get(id),
      ticket_url: event.ticketUrl,
      id_jet: event.idJet,
      is_online: event.isOnline,
      status: event.status,
      seat_groups: groups.get(id),
    });
  });
}
