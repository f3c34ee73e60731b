import { type Language } from '@vestibule/contracts';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import moment from 'moment-timezone';
import { calendarText } from '../../../platform/texts/calendar-text';
import type { venues } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import type { EventRow } from '../events/rows';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { addressLine } from '../venues/address-line';

/** How often subscribers may come back, in seconds (RFC 7986 REFRESH-INTERVAL). */
const REFRESH_SECONDS = 3600;
/** SEQUENCE has to grow with every change and to fit in 31 bits: seconds since this instant do both. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);

type VenueRow = Pick<typeof venues.$inferSelect, 'id' | 'name' | 'title' | 'address' | 'latitude' | 'longitude'>;

export interface CalendarEntry {
  readonly row: EventRow;
  readonly venue: VenueRow | undefined;
  /** Path of the event's page. */
  readonly path: string;
}

export interface Calendar {
  readonly name: string;
  readonly lang: Language;
  /** Origin of the site; its host makes the entries' names unique in the world. */
  readonly origin: string;
}

/**
 * An iCalendar file (RFC 5545) of events, one VEVENT each. Times are UTC, so that no reader needs to know a zone's
 * rules.
 */
export function calendarFile(entries: readonly CalendarEntry[], { name, lang, origin }: Calendar): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: new URL(origin).host, product: 'Vestibule', language: lang.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) calendar.createEvent(calendarEvent(entry, lang, origin));
  return calendarText(calendar);
}

function calendarEvent({ row, venue, path }: CalendarEntry, asked: Language, origin: string): ICalEventData {
  const { event } = row;
  const lang = contentLanguage(asked, event.title);
  const updated = moment.utc(event.updatedAt);
  const description = [pick(event.preline, lang), pick(event.subline, lang)].filter(Boolean).join('\n');
  const place = placeOf(row, venue, lang);
  return {
    id: `${encodeURIComponent(event.key)}@${new URL(origin).host}`,
    ...timesOf(event),
    stamp: updated,
    lastModified: updated,
    sequence: Math.max(0, Math.floor((updated.valueOf() - SEQUENCE_START) / 1000)),
    status: event.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: pick(event.title, lang),
    url: origin + path,
    ...(description && { description }),
    ...(place && { location: place }),
  };
}

/** Whole days have no clock and end before the day named; an unknown end is left out. */
function timesOf({
  allDay,
  localStart,
  localEnd,
  startsAt,
  endsAt,
}: EventRow['event']): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (allDay)
    return { allDay: true, start: moment.utc(localStart), end: moment.utc(localEnd ?? localStart).add(1, 'day') };
  return { start: moment.utc(startsAt), ...(localEnd !== null && { end: moment.utc(endsAt) }) };
}

function placeOf({ room }: EventRow, venue: VenueRow | undefined, lang: Language): ICalEventData['location'] {
  const title = [room && nameOf(room, lang), venue && nameOf(venue, lang)].filter(Boolean).join(', ');
  if (!title) return undefined;
  const address = addressLine(venue?.address ?? {}, lang);
  const hasPoint = typeof venue?.latitude === 'number' && typeof venue.longitude === 'number';
  return {
    title,
    ...(address && { address }),
    ...(hasPoint && { geo: { lat: Number(venue.latitude), lon: Number(venue.longitude) } }),
  };
}
