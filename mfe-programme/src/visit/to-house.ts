import type { Dates, Language, OpeningHours, OpeningRange } from '@vestibule/contracts';
import { hoursLabel, rangesOfToday, type HoursLabel, type Range } from '../opening-hours/hours-label';
import { hoursOnDay, rangesInWords } from '../opening-hours/hours-on-day';

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
/** A regular week with its days in words; `from` is YYYY-MM-DD. */
interface Season {
  readonly from: string;
  readonly label: string;
  readonly week: readonly Weekday[];
}
interface Exception extends Hours {
  readonly day: string;
  readonly label: string;
  /** Name of the public holiday; empty on other days. */
  readonly holiday: string;
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
  /** When it opens next after today, in words; empty on another day than today. */
  readonly next: string;
  readonly week: readonly Weekday[];
  /** The weeks of the coming twelve months that are not the day's; empty without seasons. */
  readonly seasons: readonly Season[];
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
  { name, venue, exceptions, yesterday, next, ...regular }: OpeningWeek,
  { day, isToday, minutes, lang, dates }: Context,
): House {
  const inWords = (ranges: readonly Range[]) => rangesInWords(ranges, day, lang, dates);
  const toWeek = (days: readonly OpeningRange[][]) =>
    days.map((ofWeekday, index) => ({
      name: dates.dayParts(MONDAYS_WEEK[index] ?? '', lang).weekday,
      hours: inWords(rangesOfToday(ofWeekday, [])),
    }));
  const ofDay = (date: string) => exceptions.filter((exception) => exception.date === date);
  const { week, weekday, others, ranges, noted } = hoursOnDay({ ...regular, exceptions }, day);
  const late = rangesOfToday(yesterday, []);
  return {
    name,
    venue,
    ranges,
    hours: inWords(ranges),
    late,
    label: isToday ? hoursLabel(ranges, minutes, late) : null,
    note: noted?.alternative_text ?? others[0]?.holiday ?? '',
    noteUrl: noted?.alternative_link_url ?? '',
    next: isToday && next ? openingInWords(next, lang, dates) : '',
    week: toWeek(week).map((row, index) => ({ ...row, isChosen: index === weekday && others.length === 0 })),
    seasons: regular.seasons
      // A season that comes again has the week above.
      .filter((one) => JSON.stringify(one.week) !== JSON.stringify(week))
      .map(({ from, to, week: ofSeason }) => ({
        from,
        label: `${dates.formatDate(from, lang)} – ${dates.formatDate(to, lang)}`,
        week: toWeek(ofSeason).map((row) => ({ ...row, isChosen: false })),
      })),
    exceptions: [...new Set(exceptions.map(({ date }) => date))].map((date) => ({
      day: date,
      label: `${dates.dayParts(date, lang).short}, ${dates.formatDate(date, lang)}`,
      isChosen: date === day,
      hours: inWords(rangesOfToday([], ofDay(date))),
      holiday: ofDay(date)[0]?.holiday ?? '',
      note: ofDay(date).find(({ alternative_text }) => alternative_text !== '')?.alternative_text ?? '',
    })),
  };
}

/** `Dienstag, 1. Dez. 2026, 10:00 Uhr`. */
const openingInWords = ({ date, time_from: time }: NonNullable<OpeningWeek['next']>, lang: Language, dates: Dates) =>
  `${dates.dayParts(date, lang).weekday}, ${dates.formatDate(date, lang)}, ${dates.formatTime(`${date}T${time}`, lang)}`;

/** A week that begins on a Monday, for the names of its days. */
const MONDAYS_WEEK = [5, 6, 7, 8, 9, 10, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`);
