import { SITE_TIME_ZONE, type Language, type OpeningHoursToday, type OpeningRange } from '@vestibule/contracts';
import { asc } from 'drizzle-orm';
import moment from 'moment-timezone';
import { venues } from '../../../engines/records/tables';
import { pickLoose } from '../../../platform/texts/localise';
import type { Database } from '../../../platform/db/database';
import { asList, asText, loadDocument, type Json } from '../../../platform/db/documents';
import { loadHolidays } from './holidays';
import { exceptionsOn, lateOn, readPlaceHours, regularOn, type HoursEntry, type PlaceHours } from './place-hours';

/**
 * Today's hours at the main venue, which is the one whose hours are listed first, and at the others that have hours;
 * exceptions replace the regular hours (docs/behaviour/programme.md#opening-hours).
 */
export async function openingHoursToday(db: Database, now: number, lang: Language): Promise<OpeningHoursToday> {
  const settings = await loadDocument(db, 'settings');
  const today = dayIn(now);
  const holidayOn = await loadHolidays(settings);
  const main = mainVenue(settings);
  const known = main === '' ? [] : await db.select().from(venues).orderBy(asc(venues.id));
  const others = known.filter(
    ({ name }) => name !== main && asList(settings['opening_hours']).some(({ venue }) => venue === name),
  );
  return {
    date: today,
    theme: known.find(({ name }) => name === main)?.theme ?? 'museum',
    ...hoursAt(readPlaceHours(settings, main, { holidayOn }), today, lang),
    others: others.map(({ id, name, theme }) => ({
      venue: id,
      theme,
      ...hoursAt(readPlaceHours(settings, name, { holidayOn }), today, lang),
    })),
  };
}

type HoursOfToday = Omit<OpeningHoursToday, 'date' | 'theme' | 'others'>;

/** Hours at a place on a day; the note of a holiday without one is its name. */
function hoursAt(place: PlaceHours, day: string, lang: Language): HoursOfToday {
  const ranges = regularOn(place, day);
  const present = (entry: HoursEntry) => presentRange(entry, lang);
  return {
    opening_hours: ranges.length === 0 && place.weekly.length > 0 ? [CLOSED] : ranges.map(present),
    opening_hours_exceptions: (exceptionsOn(place, day) ?? []).map((entry) => {
      const range = present(entry);
      return { ...range, alternative_text: range.alternative_text || pickLoose(entry.holiday, lang) };
    }),
    yesterday: lateOn(place, day).map(present),
  };
}

/** The day of the site's zone, YYYY-MM-DD. */
export const dayIn = (now: number): string => moment.tz(now, SITE_TIME_ZONE).format('YYYY-MM-DD');

/** Name of the main venue; empty when the hours name none. */
export const mainVenue = (settings: Json): string => asText(asList(settings['opening_hours'])[0]?.['venue']);

const CLOSED: OpeningRange = {
  time_from: '',
  time_to: '',
  closed: true,
  alternative_text: '',
  alternative_link_url: '',
};

export const presentRange = (entry: HoursEntry, lang: Language): OpeningRange => ({
  time_from: entry.time_from,
  time_to: entry.time_to,
  closed: entry.closed,
  alternative_text: pickLoose(entry.alternative_text, lang),
  alternative_link_url: pickLoose(entry.alternative_link_url, lang),
});
