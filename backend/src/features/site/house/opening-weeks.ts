import { SITE_TIME_ZONE, type Language, type OpeningHours } from '@vestibule/contracts';
import moment from 'moment-timezone';
import type { Database } from '../../../platform/db/database';
import { venues } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { pickLoose } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { datedExceptions } from './dated-exceptions';
import { asList, asText, loadDocument, type Json } from '../../../platform/db/documents';
import { isOnWeekday, lateRanges, presentRange } from './opening-hours';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The week of each venue that has hours, in the order of the settings, with the exceptions of the coming twelve months.
 */
export async function openingWeeks(db: Database, lang: Language, now: number): Promise<OpeningHours> {
  const settings = await loadDocument(db, 'settings');
  const regular = asList(settings['opening_hours']);
  const exceptions = asList(settings['opening_hours_exceptions']);
  const known = new Map((await db.select().from(venues)).map((row) => [row.name, row]));
  const today = moment.tz(now, SITE_TIME_ZONE);
  const names = [...new Set(regular.map((entry) => asText(entry['venue'])))];
  return names.map((name) => {
    const venue = known.get(name);
    const own = regular.filter((entry) => asText(entry['venue']) === name);
    // An entry without a venue applies to all.
    const isHere = (entry: Json) => name === '' || entry['venue'] === undefined || entry['venue'] === name;
    return {
      name: venue ? nameOf(venue, lang) : name || pickLoose(settings['product'], lang),
      venue: venue ? { id: venue.id, slug: recordSlug('venue', venue, lang) } : null,
      week: WEEKDAYS.map((weekday) =>
        own.filter((entry) => isOnWeekday(entry, weekday)).map((entry) => presentRange(entry, lang)),
      ),
      exceptions: datedExceptions(exceptions.filter(isHere), now).map(({ day, entry }) => ({
        date: day,
        ...presentRange(entry, lang),
      })),
      yesterday: lateRanges(own, exceptions.filter(isHere), today, lang),
    };
  });
}
