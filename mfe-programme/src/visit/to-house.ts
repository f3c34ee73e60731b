import type { Dates, Language, OpeningHours, OpeningRange } from '@vestibule/contracts';
import { hoursLabel, rangesOfToday, type HoursLabel, type Range } from '../opening-hours/hours-label';

type OpeningWeek = OpeningHours[number];

interface Hours {
  /** In words; empty for closed. */
  readonly hours: string;
}
/** The hours of the day that is planned for are marked: those of its weekday, unless it is different. */
interface Weekday extends Hours {
  readonly name: string;
  readonly isChosen: boolean;
}
interface Exception extends Hours {
  readonly day: string;
  readonly label: string;
  readonly note: string;
  readonly isChosen: boolean;
}
export interface House extends Hours {
  readonly name: string;
  readonly venue: OpeningWeek['venue'];
  readonly ranges: readonly Range[];
  /** Yesterday's ranges that end today. */
  readonly late: readonly Range[];
  /** Note at this moment; null on another day than today. */
  readonly label: HoursLabel | null;
  /** Reason for different hours, and the address of more information; empty on most days. */
  readonly note: string;
  readonly noteUrl: string;
  readonly week: readonly Weekday[];
  readonly exceptions: readonly Exception[];
}

interface Context {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly isToday: boolean;
  /** Since midnight in the site's zone. */
  readonly minutes: number;
  readonly lang: Language;
  readonly dates: Dates;
}

/** The hours of a venue on a day, in every week, and on the days that are different. */
export function toHouse(
  { name, venue, week, exceptions, yesterday }: OpeningWeek,
  { day, isToday, minutes, lang, dates }: Context,
): House {
  const inWords = (ranges: readonly Range[]) =>
    ranges.map(([from, to]) => dates.formatTimeRange(`${day}T${from}`, `${day}T${to}`, lang)).join(', ');
  const ofDay = (date: string) => exceptions.filter((exception) => exception.date === date);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const ranges = rangesOfToday(week[weekday] ?? [], ofDay(day));
  const late = rangesOfToday(yesterday, []);
  const noted = ofDay(day).find(({ alternative_text }) => alternative_text !== '');
  return {
    name,
    venue,
    ranges,
    hours: inWords(ranges),
    late,
    label: isToday ? hoursLabel(ranges, minutes, late) : null,
    note: noted?.alternative_text ?? '',
    noteUrl: noted?.alternative_link_url ?? '',
    week: week.map((ofWeekday: readonly OpeningRange[], index) => ({
      name: dates.dayParts(MONDAYS_WEEK[index] ?? '', lang).weekday,
      isChosen: index === weekday && ofDay(day).length === 0,
      hours: inWords(rangesOfToday(ofWeekday, [])),
    })),
    exceptions: [...new Set(exceptions.map(({ date }) => date))].map((date) => ({
      day: date,
      label: `${dates.dayParts(date, lang).short}, ${dates.formatDate(date, lang)}`,
      isChosen: date === day,
      hours: inWords(rangesOfToday([], ofDay(date))),
      note: ofDay(date).find(({ alternative_text }) => alternative_text !== '')?.alternative_text ?? '',
    })),
  };
}

/** A week that begins on a Monday, for the names of its days. */
const MONDAYS_WEEK = [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`);
