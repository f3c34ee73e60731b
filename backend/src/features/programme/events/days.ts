import { SiteError } from '@vestibule/contracts';
import { parseQueryDate } from '@vestibule/contracts/dates';
import moment from 'moment-timezone';

/** First and last day of a selection, YYYY-MM-DD. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

const DAY = 'YYYY-MM-DD';
const SATURDAY = 6;

export const addDays = (day: string, days: number) => moment.utc(day).add(days, 'days').format(DAY);

/** A day of the query string as YYYY-MM-DD. Throws `validation` when there is no such day. */
export function queryDay(value: string, field = 'date'): string {
  const day = parseQueryDate(value);
  if (day === undefined) throw new SiteError('validation', 400, `${field} must be a real day as DD-MM-YYYY`, { field });
  return day;
}

/**
 * Days of a quick view or a list's option (docs/behaviour/programme.md#quick-views): today; today and the next two;
 * this weekend, of which Sunday is left on a Sunday.
 */
export function daysOf(view: 'today' | 'next_3_days' | 'weekend', today: string): Days {
  if (view === 'today') return { first: today, last: today };
  if (view === 'next_3_days') return { first: today, last: addDays(today, 2) };
  const weekday = moment.utc(today).isoWeekday();
  return { first: addDays(today, Math.max(0, SATURDAY - weekday)), last: addDays(today, SATURDAY + 1 - weekday) };
}
