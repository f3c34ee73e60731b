import type { Language, OpeningHours } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { venues } from '../../../engines/records/tables';
import { addressLine } from '../../../platform/texts/address-line';
import { nameOf } from '../../../platform/texts/name-of';
import { pickLoose } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { asList, asText, loadDocument } from '../../../platform/db/documents';
import { loadHolidays } from './holidays';
import { dayIn, presentRange } from './opening-hours';
import {
  exceptionsFrom,
  lateOn,
  nextOpening,
  readPlaceHours,
  spansFrom,
  weekdaysOf,
  type HoursEntry,
  type HoursSpan,
} from './place-hours';

/**
 * The week of each venue that has hours, in the order of the settings, with the seasons and exceptions of the coming
 * twelve months.
 */
export async function openingWeeks(db: Database, lang: Language, now: number): Promise<OpeningHours> {
  const settings = await loadDocument(db, 'settings');
  const known = new Map((await db.select().from(venues)).map((row) => [row.name, row]));
  const holidayOn = await loadHolidays(settings);
  const today = dayIn(now);
  const names = [...new Set(asList(settings['opening_hours']).map((entry) => asText(entry['venue'])))];
  const present = (entry: HoursEntry) => presentRange(entry, lang);
  const weekOf = ({ weekly }: HoursSpan) => weekdaysOf(weekly).map((entries) => entries.map(present));
  return names.map((name) => {
    const venue = known.get(name);
    const place = readPlaceHours(settings, name, { holidayOn });
    const [first, ...more] = spansFrom(place, today);
    return {
      name: venue ? nameOf(venue, lang) : name || pickLoose(settings['product'], lang),
      venue: venue
        ? {
            id: venue.id,
            slug: recordSlug('venue', venue, lang),
            address_line: addressLine(venue.address ?? {}, lang),
          }
        : null,
      week: first ? weekOf(first) : [],
      seasons:
        first && more.length > 0
          ? [first, ...more].map((span) => ({ from: span.from, to: span.to, week: weekOf(span) }))
          : [],
      exceptions: exceptionsFrom(place, today).map(({ day, entry }) => ({
        date: day,
        ...present(entry),
        holiday: pickLoose(entry.holiday, lang),
      })),
      yesterday: lateOn(place, today).map(present),
      next: nextOpening(place, today),
    };
  });
}
