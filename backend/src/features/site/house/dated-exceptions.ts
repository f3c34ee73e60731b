import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';
import { asText, type Json } from '../../../platform/db/documents';

export interface DatedException {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly entry: Json;
}

/**
 * Exceptions of the coming twelve months by their day. Those of every year get the year in which they come next, unless
 * that day has its own.
 */
export function datedExceptions(exceptions: readonly Json[], now: number): DatedException[] {
  const today = moment.tz(now, SITE_TIME_ZONE).startOf('day');
  const end = today.clone().add(1, 'year');
  const dated = exceptions.map((entry) => ({
    entry,
    yearly: asText(entry['date']).startsWith('--'),
    day: nextDay(asText(entry['date']), today),
  }));
  const once = new Set(dated.filter(({ yearly }) => !yearly).map(({ day }) => day));
  return dated
    .filter(
      ({ day, yearly }) =>
        day >= today.format('YYYY-MM-DD') && day < end.format('YYYY-MM-DD') && !(yearly && once.has(day)),
    )
    .sort((a, b) => a.day.localeCompare(b.day));
}

/**
 * `--12-24` as the next 24 December, today included; empty when it does not come within a year, as most 29 Februaries.
 */
function nextDay(date: string, today: moment.Moment): string {
  if (!date.startsWith('--')) return date;
  const candidates = [0, 1].map((later) => `${today.year() + later}${date.slice(1)}`);
  return candidates.find((day) => day >= today.format('YYYY-MM-DD') && moment(day, 'YYYY-MM-DD', true).isValid()) ?? '';
}
