import { type Language } from '@vestibule/contracts';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { calendarText } from '../../../platform/texts/calendar-text';
import type { CalendarEntry } from './calendar-entry';
import { eventEntry } from './event-entry';
import { exhibitionEntry } from './exhibition-entry';

/** How often subscribers may come back, in seconds (RFC 7986 REFRESH-INTERVAL). */
const REFRESH_SECONDS = 3600;

export interface Calendar {
  readonly name: string;
  readonly lang: Language;
  /** Origin of the site; its host makes the entries' names unique in the world. */
  readonly origin: string;
}

/**
 * An iCalendar file (RFC 5545) of events and exhibitions, one VEVENT each. Times are UTC, so that no reader needs to
 * know a zone's rules.
 */
export function calendarFile(entries: readonly CalendarEntry[], { name, lang, origin }: Calendar): string {
  const { host } = new URL(origin);
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'Vestibule', language: lang.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  for (const entry of entries) {
    const data = 'row' in entry ? eventEntry(entry, lang, host) : exhibitionEntry(entry, lang, host);
    calendar.createEvent({ ...data, url: origin + entry.path });
  }
  return calendarText(calendar);
}
