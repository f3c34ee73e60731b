import { type Language } from '@vestibule/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import moment from 'moment-timezone';
import type { Database } from '../../../platform/db/database';
import { events, rooms, venues } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { nameOf } from '../../../platform/texts/name-of';
import { zonedStart } from '../../programme';

/** An event with where it takes place. */
export interface PlacedEvent {
  readonly event: typeof events.$inferSelect;
  readonly room: typeof rooms.$inferSelect | null;
  readonly venue: typeof venues.$inferSelect | null;
}

/** The venue of an event, by itself or by its room. */
export const venueOfEvent = eq(venues.id, sql`coalesce(${events.venueId}, ${rooms.venueId})`);

/** Events by their ids, as they are now. */
export async function placedEvents(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, PlacedEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ event: events, room: rooms, venue: venues })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, venueOfEvent)
    .where(inArray(events.id, [...ids]));
  return new Map(rows.map((row) => [row.event.id, row]));
}

/** When a timeslot (HH:MM) of an event begins; undefined without one. */
export const slotStart = (
  { localStart, timezone }: Pick<PlacedEvent['event'], 'localStart' | 'timezone'>,
  time: string | null,
): moment.Moment | undefined => (time === null ? undefined : moment.tz(`${localStart.slice(0, 10)}T${time}`, timezone));

/**
 * Data of an event in an order: its title, time and place in the buyer's language.
 *
 * @param time - Start of the chosen timeslot (HH:MM); null without one.
 */
export function eventFacts({ event, room, venue }: PlacedEvent, time: string | null, lang: Language) {
  const titleLang = contentLanguage(lang, event.title);
  const slot = slotStart(event, time);
  return {
    title: pick(event.title, titleLang),
    titleLang,
    slug: recordSlug('event', event, lang),
    dateStart: event.allDay ? event.localStart.slice(0, 10) : zonedStart(event),
    startsAt: slot?.toISOString() ?? event.startsAt,
    // The duration of a timeslot's tour is not entered.
    endsAt: slot || event.localEnd === null ? null : event.endsAt,
    allDay: event.allDay && !slot,
    place: [room, venue]
      .map((named) => named && nameOf(named, lang))
      .filter(Boolean)
      .join(', '),
  };
}
