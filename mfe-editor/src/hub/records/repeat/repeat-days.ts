import { MAX_REPEATS } from '@vestibule/contracts';

export interface Repetition {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekdays: ReadonlySet<number>;
  /** Interval in weeks, from 1. */
  readonly weeks: number;
  /** The last day, YYYY-MM-DD. */
  readonly until: string;
}

const DAY_MS = 24 * 3600 * 1000;
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The day of the week, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The days after `start` (YYYY-MM-DD) on which an event takes place again, as many as can be made at once. */
export function repeatDays(start: string, { weekdays, weeks, until }: Repetition): readonly string[] {
  const first = Date.parse(start);
  const last = Date.parse(until);
  const monday = first - (weekdayOf(start) - 1) * DAY_MS;
  const days: string[] = [];
  for (let at = first + DAY_MS; at <= last && days.length < MAX_REPEATS; at += DAY_MS) {
    const week = Math.floor((at - monday) / (7 * DAY_MS));
    if (week % weeks === 0 && weekdays.has(weekdayOf(toDay(at)))) days.push(toDay(at));
  }
  return days;
}
