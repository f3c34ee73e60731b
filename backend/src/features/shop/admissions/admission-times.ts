import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { today, plusDays } from '@vestibule/contracts/dates';
import moment from 'moment-timezone';
import { hoursOn, type PlaceHours } from '../../site';

/** When an admission is sold, and for which days and times. */
export interface AdmissionRules {
  readonly isOnline: boolean;
  /** Minutes of a slot; null where tickets are good for the whole day. */
  readonly slotMinutes: number | null;
  /** First and last days, YYYY-MM-DD: its own, and those of its exhibition. */
  readonly periods: readonly { readonly from: string | null; readonly to: string | null }[];
  readonly daysAhead: number;
  readonly closesMinutes: number;
  readonly hours: PlaceHours;
}

/** A time for which tickets are sold. */
export interface AdmissionTime {
  /** HH:MM of the slot; empty of the whole day. */
  readonly time: string;
  /** In ms since 1970: of the slot, or from opening to closing time. */
  readonly startsAt: number;
  readonly endsAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** HH:MM as minutes since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
/** By the clock of the site, so that a slot keeps its time when the clocks change. */
const instantOf = (day: string, minutes: number): number =>
  moment
    .tz(`${plusDays(day, Math.floor(minutes / DAY_MINUTES))}T${clock(minutes % DAY_MINUTES)}`, SITE_TIME_ZONE)
    .valueOf();

/** All times of a day YYYY-MM-DD by the opening hours, past ones too; none where it is closed. */
export function timesOfDay({ hours, slotMinutes, periods }: AdmissionRules, day: string): readonly AdmissionTime[] {
  if (!isInPeriods(periods, day)) return [];
  const ranges = hoursOn(hours, day)
    .filter(({ closed, time_from: from, time_to: to }) => !closed && from !== '' && to !== '')
    .map(({ time_from, time_to }) => {
      const [from, to] = [minutesOf(time_from), minutesOf(time_to)];
      // An end at or before the beginning is on the next day.
      return { from, to: to <= from ? to + DAY_MINUTES : to };
    })
    .sort((a, b) => a.from - b.from);
  if (slotMinutes === null) {
    const [first] = ranges;
    if (!first) return [];
    const last = Math.max(...ranges.map(({ to }) => to));
    return [{ time: '', startsAt: instantOf(day, first.from), endsAt: instantOf(day, last) }];
  }
  const starts = ranges.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / slotMinutes) }, (_, index) => from + index * slotMinutes),
  );
  // A slot belongs to the day on which it begins.
  return [...new Set(starts.filter((start) => start < DAY_MINUTES))].map((start) => ({
    time: clock(start),
    startsAt: instantOf(day, start),
    endsAt: instantOf(day, start + slotMinutes),
  }));
}

/** An admission, or a combined ticket with its parts. */
interface Sold extends AdmissionRules {
  readonly parts: readonly AdmissionRules[];
}

/**
 * The times of a day that are on sale at `now` (ms since 1970), however many places are left: the day lies in the days
 * ahead, and the sale of the time is not over. A combined ticket has the times of its first part at which the others
 * admit too: for the whole day, or in a slot that begins at the same time.
 */
export function timesOnSale(sold: Sold, day: string, now: number): readonly AdmissionTime[] {
  const [first, ...others] = sold.parts;
  if (!first) return ownTimesOnSale(sold, day, now);
  if (!isDayOnSale(sold, day, now)) return [];
  const rest = others.map((part) => ownTimesOnSale(part, day, now));
  return ownTimesOnSale(first, day, now).filter(
    (one) =>
      isBeforeClose(sold, one, now) &&
      rest.every((times) => times.some(({ time }) => time === '' || time === one.time)),
  );
}

const ownTimesOnSale = (rules: AdmissionRules, day: string, now: number): readonly AdmissionTime[] =>
  isDayOnSale(rules, day, now) ? timesOfDay(rules, day).filter((time) => isBeforeClose(rules, time, now)) : [];

function isDayOnSale({ isOnline, daysAhead, periods }: AdmissionRules, day: string, now: number): boolean {
  const first = today(now);
  return isOnline && day >= first && day <= plusDays(first, daysAhead) && isInPeriods(periods, day);
}

const isInPeriods = (periods: AdmissionRules['periods'], day: string): boolean =>
  periods.every(({ from, to }) => (from === null || day >= from) && (to === null || day <= to));

const isBeforeClose = ({ closesMinutes }: AdmissionRules, { time, startsAt, endsAt }: AdmissionTime, now: number) =>
  (time === '' ? endsAt : startsAt) - closesMinutes * MINUTE_MS > now;
