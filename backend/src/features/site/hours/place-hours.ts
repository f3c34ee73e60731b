import type { Localised } from '@vestibule/contracts';
import { plusDays } from '@vestibule/contracts/dates';
import { asList, asText, type Json } from '../../../platform/db/documents';
import { groupBy } from '../../../platform/group-by';
import { daysOfYear, everyYear, isInSeason, weekdayOf } from './calendar-days';

/** Hours of the settings: times HH:MM of the site's zone, an end at or before the beginning is on the next day. */
export interface HoursEntry {
  readonly closed: boolean;
  readonly time_from: string;
  readonly time_to: string;
  /** Texts in languages, as the settings have them. */
  readonly alternative_text?: unknown;
  readonly alternative_link_url?: unknown;
  /** Name of the public holiday, on a day that is one. */
  readonly holiday?: Localised;
}

interface WeeklyEntry extends HoursEntry {
  /** From Monday: 1. */
  readonly weekdays: readonly number[];
  /** First and last day of a season (`isInSeason`); both empty: all year. */
  readonly valid_from: string;
  readonly valid_to: string;
}

/** Exceptions by their day: YYYY-MM-DD, or `--MM-DD` for every year. */
type Exceptions = ReadonlyMap<string, readonly HoursEntry[]>;

/** When a place is open. */
export interface PlaceHours {
  readonly weekly: readonly WeeklyEntry[];
  /** The first that has the day decides: those of an exhibition, then those of its venue. */
  readonly exceptions: readonly Exceptions[];
  /** Name of the public holiday on a day YYYY-MM-DD. */
  readonly holidayOn: HolidayCalendar;
  /** Rule for public holidays without an exception; undefined: the hours of their weekday. */
  readonly onHolidays: (HoursEntry & { readonly rule: string }) | undefined;
}

/** Name of the public holiday on a day YYYY-MM-DD; undefined on other days. */
export type HolidayCalendar = (day: string) => Localised | undefined;

interface ReadOptions {
  readonly holidayOn?: HolidayCalendar;
  /** Exceptions of something at the venue, in the form of the settings, which go before those of the venue. */
  readonly own?: readonly Json[];
}

/**
 * The hours of a venue from the settings' document; '' for the whole house. Entries without a venue are those of all.
 * `loadHolidays` has the calendar of the settings' region; without one there are no holidays.
 */
export function readPlaceHours(
  settings: Json,
  venue: string,
  { holidayOn = () => undefined, own = [] }: ReadOptions = {},
): PlaceHours {
  const isHere = (entry: Json) => venue === '' || entry['venue'] === undefined || entry['venue'] === venue;
  return {
    weekly: asList(settings['opening_hours']).filter(isHere).map(toWeekly),
    exceptions: [own, asList(settings['opening_hours_exceptions']).filter(isHere)].map((entries) =>
      groupBy(entries.map(toDated), ({ date }) => date),
    ),
    holidayOn,
    onHolidays: asList(settings['holiday_hours'])
      .filter((entry) => venue === '' || entry['venue'] === venue)
      .map((entry) => ({ ...toEntry(entry), rule: asText(entry['rule']) }))[0],
  };
}

/**
 * Hours of a day YYYY-MM-DD, in their order in the settings: its exceptions, where a day of one year goes before the
 * same day of every year, else those of a public holiday, else those of its weekday. Empty: closed, or nothing is
 * known.
 */
export function hoursOn(place: PlaceHours, day: string): readonly HoursEntry[] {
  return exceptionsOn(place, day) ?? regularOn(place, day);
}

/** The exceptions of a day, which public holidays are as well; undefined on a regular one. */
export function exceptionsOn(place: PlaceHours, day: string): readonly HoursEntry[] | undefined {
  const holiday = place.holidayOn(day);
  const named = (entries: readonly HoursEntry[]) =>
    holiday ? entries.map((entry) => ({ ...entry, holiday })) : entries;
  for (const layer of place.exceptions) {
    const found = layer.get(day) ?? layer.get(everyYear(day));
    if (found) return named(found);
  }
  return holiday && named(holidayHours(place, day));
}

const CLOSED: HoursEntry = { closed: true, time_from: '', time_to: '' };

/** Hours of a public holiday by the rule of the place; at least one entry. */
function holidayHours(place: PlaceHours, day: string): readonly HoursEntry[] {
  const { onHolidays } = place;
  if (onHolidays?.rule === 'closed') return [CLOSED];
  if (onHolidays?.rule === 'own_hours') return [onHolidays];
  const weekday = onHolidays?.rule === 'as_sunday' ? SUNDAY : weekdayOf(day);
  const regular = weekOn(place, day).filter(({ weekdays }) => weekdays.includes(weekday));
  return regular.length > 0 ? regular : [CLOSED];
}
const SUNDAY = 7;

/** The regular hours of a day. */
export function regularOn(place: PlaceHours, day: string): readonly HoursEntry[] {
  const weekday = weekdayOf(day);
  return weekOn(place, day).filter(({ weekdays }) => weekdays.includes(weekday));
}

/** The regular week of a day: that of its season, which replaces the hours that have none. */
function weekOn({ weekly }: PlaceHours, day: string): readonly WeeklyEntry[] {
  const ofSeason = weekly.filter((entry) => isSeasonal(entry) && isInSeason(day, entry.valid_from, entry.valid_to));
  return ofSeason.length > 0 ? ofSeason : weekly.filter((entry) => !isSeasonal(entry));
}
const isSeasonal = ({ valid_from, valid_to }: WeeklyEntry) => valid_from !== '' || valid_to !== '';

/** Days of the coming twelve months in their order that have the same regular week; one span without seasons. */
export interface HoursSpan {
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly weekly: readonly WeeklyEntry[];
}

/** The regular weeks of the twelve months from a day on. */
export function spansFrom(place: PlaceHours, first: string): HoursSpan[] {
  const days = daysOfYear(first);
  if (!place.weekly.some(isSeasonal)) return [{ from: first, to: days.at(-1) ?? first, weekly: place.weekly }];
  const spans: HoursSpan[] = [];
  for (const day of days) {
    const weekly = weekOn(place, day);
    const last = spans.at(-1);
    if (last?.weekly.length === weekly.length && last.weekly.every((entry, index) => entry === weekly[index]))
      spans[spans.length - 1] = { ...last, to: day };
    else spans.push({ from: day, to: day, weekly });
  }
  return spans;
}

/** The hours of each weekday from Monday. */
export const weekdaysOf = (weekly: readonly WeeklyEntry[]): HoursEntry[][] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekly.filter(({ weekdays }) => weekdays.includes(weekday)));

/** Exceptions of the twelve months from a day on, in the order of their days. */
export const exceptionsFrom = (place: PlaceHours, first: string): { day: string; entry: HoursEntry }[] =>
  daysOfYear(first).flatMap((day) => (exceptionsOn(place, day) ?? []).map((entry) => ({ day, entry })));

/** Hours of the day before that end after midnight, as those of a long night do. */
export const lateOn = (place: PlaceHours, day: string): readonly HoursEntry[] =>
  hoursOn(place, plusDays(day, -1)).filter((entry) => isOpen(entry) && entry.time_to <= entry.time_from);

/** The first day after this one on which the place opens, and when; null where it does not within twelve months. */
export function nextOpening(place: PlaceHours, day: string): { date: string; time_from: string } | null {
  for (const date of daysOfYear(plusDays(day, 1))) {
    const [first] = hoursOn(place, date)
      .filter(isOpen)
      .map(({ time_from }) => time_from)
      .sort();
    if (first !== undefined) return { date, time_from: first };
  }
  return null;
}

const isOpen = ({ closed, time_from, time_to }: HoursEntry) => !closed && time_from !== '' && time_to !== '';

const toEntry = (entry: Json): HoursEntry => {
  const closed = entry['closed'] === true;
  return {
    closed,
    time_from: closed ? '' : asText(entry['time_from']),
    time_to: closed ? '' : asText(entry['time_to']),
    alternative_text: entry['alternative_text'],
    alternative_link_url: entry['alternative_link_url'],
  };
};
const toDated = (entry: Json) => ({ ...toEntry(entry), date: asText(entry['date']) });
const toWeekly = (entry: Json): WeeklyEntry => ({
  ...toEntry(entry),
  weekdays: Array.isArray(entry['weekdays'])
    ? entry['weekdays'].filter((day): day is number => typeof day === 'number')
    : [],
  valid_from: asText(entry['valid_from']),
  valid_to: asText(entry['valid_to']),
});
