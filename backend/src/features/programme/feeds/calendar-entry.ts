import type { Language } from '@vestibule/contracts';
import type { ICalEventData } from 'ical-generator';
import moment from 'moment-timezone';
import type { exhibitions, venues } from '../../../engines/records/tables';
import { nameOf, type NamedPlace } from '../../../platform/texts/name-of';
import type { EventRow } from '../events/rows';
import { addressLine } from '../../../platform/texts/address-line';

/** SEQUENCE has to grow with every change and to fit in 31 bits: seconds since this instant do both. */
const SEQUENCE_START = Date.UTC(2020, 0, 1);

export type VenueRow = Pick<typeof venues.$inferSelect, 'id' | 'name' | 'title' | 'address' | 'latitude' | 'longitude'>;

/** An event or exhibition in a calendar, its place, and the path of its page. */
export type CalendarEntry = { readonly venue: VenueRow | undefined; readonly path: string } & (
  | { readonly row: EventRow }
  | { readonly exhibition: typeof exhibitions.$inferSelect; readonly rooms: readonly NamedPlace[] }
);
export type EntryOf<K extends 'row' | 'exhibition'> = Extract<CalendarEntry, Readonly<Record<K, unknown>>>;

/** When a record was last changed, as calendars want to know it. */
export function changeOf(updatedAt: string): Pick<ICalEventData, 'stamp' | 'lastModified' | 'sequence'> {
  const updated = moment.utc(updatedAt);
  const sequence = Math.max(0, Math.floor((updated.valueOf() - SEQUENCE_START) / 1000));
  return { stamp: updated, lastModified: updated, sequence };
}

/** Rooms and venue with address and coordinates; nothing where there are none. */
export function placeOf(
  rooms: readonly NamedPlace[],
  venue: VenueRow | undefined,
  lang: Language,
): Pick<ICalEventData, 'location'> {
  const title = [...rooms, ...(venue ? [venue] : [])]
    .map((one) => nameOf(one, lang))
    .filter(Boolean)
    .join(', ');
  if (!title) return {};
  const address = addressLine(venue?.address ?? {}, lang);
  const hasPoint = typeof venue?.latitude === 'number' && typeof venue.longitude === 'number';
  return {
    location: {
      title,
      ...(address && { address }),
      ...(hasPoint && { geo: { lat: Number(venue.latitude), lon: Number(venue.longitude) } }),
    },
  };
}
