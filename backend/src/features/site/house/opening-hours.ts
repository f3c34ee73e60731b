import { SITE_TIME_ZONE, type Language, type OpeningHoursToday, type OpeningRange } from '@vestibule/contracts';
import { asc } from 'drizzle-orm';
import moment from 'moment-timezone';
import { venues } from '../../../engines/records/tables';
import { pickLoose } from '../../../platform/texts/localise';
import type { Database } from '../../../platform/db/database';
import { asList, asText, loadDocument, type Json } from '../../../platform/db/documents';

/**
 * Today's hours at the main venue, which is the one whose hours are listed first, and at the others that have hours;
 * exceptions replace the regular hours (docs/behaviour/programme.md#opening-hours).
 */
export async function openingHoursToday(db: Database, now: number, lang: Language): Promise<OpeningHoursToday> {
  const settings = await loadDocument(db, 'settings');
  const today = moment.tz(now, SITE_TIME_ZONE);
  const main = mainVenue(settings);
  const known = main === '' ? [] : await db.select().from(venues).orderBy(asc(venues.id));
  const others = known.filter(
    ({ name }) => name !== main && asList(settings['opening_hours']).some(({ venue }) => venue === name),
  );
  return {
    date: today.format('YYYY-MM-DD'),
    theme: known.find(({ name }) => name === main)?.theme ?? 'museum',
    ...hoursAt(settings, main, today, lang),
    others: others.map(({ id, name, theme }) => ({ venue: id, theme, ...hoursAt(settings, name, today, lang) })),
  };
}

type HoursOfToday = Omit<OpeningHoursToday, 'date' | 'theme' | 'others'>;

/** Hours at a venue on a day; '' for the whole house. */
function hoursAt(settings: Json, venue: string, today: moment.Moment, lang: Language): HoursOfToday {
  const regular = asList(settings['opening_hours']).filter(isAtVenue(venue));
  const exceptions = asList(settings['opening_hours_exceptions']).filter(isAtVenue(venue));
  const ranges = regular.filter((entry) => isOnWeekday(entry, today.isoWeekday()));
  return {
    opening_hours:
      ranges.length === 0 && regular.length > 0 ? [CLOSED] : ranges.map((entry) => presentRange(entry, lang)),
    opening_hours_exceptions: exceptionsOn(today, exceptions).map((entry) => presentRange(entry, lang)),
    yesterday: lateRanges(regular, exceptions, today, lang),
  };
}

/** The ranges of the day before `today` that end after midnight, as those of a long night do. */
export function lateRanges(
  regular: readonly Json[],
  exceptions: readonly Json[],
  today: moment.Moment,
  lang: Language,
): OpeningRange[] {
  const day = today.clone().subtract(1, 'day');
  const others = exceptionsOn(day, exceptions);
  const entries = others.length > 0 ? others : regular.filter((entry) => isOnWeekday(entry, day.isoWeekday()));
  return entries
    .map((entry) => presentRange(entry, lang))
    .filter(({ time_from, time_to }) => time_to !== '' && time_to <= time_from);
}

/** Name of the main venue; empty when the hours name none. */
export const mainVenue = (settings: Json): string => asText(asList(settings['opening_hours'])[0]?.['venue']);

/** Whether hours are the main venue's: those that name no venue are the whole house's. */
export const isAtMainVenue = (settings: Json) => isAtVenue(mainVenue(settings));

/** Whether hours are a venue's, or those of the whole house, which has no name. */
const isAtVenue =
  (venue: string) =>
  (entry: Json): boolean =>
    venue === '' || entry['venue'] === undefined || entry['venue'] === venue;

const CLOSED: OpeningRange = {
  time_from: '',
  time_to: '',
  closed: true,
  alternative_text: '',
  alternative_link_url: '',
};

export function isOnWeekday(entry: Json, weekday: number): boolean {
  const weekdays = entry['weekdays'];
  return Array.isArray(weekdays) && weekdays.includes(weekday);
}

/** A day of one year goes before the same day of every year. */
function exceptionsOn(day: moment.Moment, exceptions: readonly Json[]): readonly Json[] {
  const once = exceptions.filter((entry) => entry['date'] === day.format('YYYY-MM-DD'));
  return once.length > 0 ? once : exceptions.filter((entry) => entry['date'] === day.format('--MM-DD'));
}

export function presentRange(entry: Json, lang: Language): OpeningRange {
  const closed = entry['closed'] === true;
  return {
    time_from: closed ? '' : asText(entry['time_from']),
    time_to: closed ? '' : asText(entry['time_to']),
    closed,
    alternative_text: pickLoose(entry['alternative_text'], lang),
    alternative_link_url: pickLoose(entry['alternative_link_url'], lang),
  };
}
