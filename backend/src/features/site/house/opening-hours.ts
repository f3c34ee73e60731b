import { SITE_TIME_ZONE, type Language, type OpeningHoursToday, type OpeningRange } from '@vestibule/contracts';
import moment from 'moment-timezone';
import { pickLoose } from '../../../platform/texts/localise';
import { asList, asText, type Json } from '../../../platform/db/documents';

/**
 * Today's hours at the main venue, which is the one whose hours are listed first; exceptions replace the regular hours
 * (docs/behaviour/programme.md#opening-hours).
 */
export function openingHoursToday(settings: Json, now: number, lang: Language): OpeningHoursToday {
  const today = moment.tz(now, SITE_TIME_ZONE);
  const regular = asList(settings['opening_hours']);
  const atVenue = isAtMainVenue(settings);
  const ranges = regular.filter((entry) => atVenue(entry) && isOnWeekday(entry, today.isoWeekday()));
  return {
    date: today.format('YYYY-MM-DD'),
    opening_hours:
      ranges.length === 0 && regular.length > 0 ? [CLOSED] : ranges.map((entry) => presentRange(entry, lang)),
    opening_hours_exceptions: exceptionsOn(today, asList(settings['opening_hours_exceptions']).filter(atVenue)).map(
      (entry) => presentRange(entry, lang),
    ),
  };
}

/** Name of the main venue; empty when the hours name none. */
export const mainVenue = (settings: Json): string => asText(asList(settings['opening_hours'])[0]?.['venue']);

/** Whether hours are the main venue's: those that name no venue are the whole house's. */
export function isAtMainVenue(settings: Json): (entry: Json) => boolean {
  const venue = mainVenue(settings);
  return (entry) => venue === '' || entry['venue'] === undefined || entry['venue'] === venue;
}

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
