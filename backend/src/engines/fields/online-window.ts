import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';
import { asList, type Json } from '../../platform/db/documents';

/**
 * Whether `now` lies between two ISO 8601 times, each of which may be missing; without an offset they are Berlin's, and
 * a day ends with its last minute.
 */
export function isOnline(from: string, to: string, now: number): boolean {
  return (from === '' || startOf(from) <= now) && (to === '' || now < endOf(to));
}

/** The first instant after `now` at which one of these values goes online or offline, in ms since 1970. */
export function nextChange(values: readonly Json[], now: number): number | undefined {
  const instants = values
    .flatMap(withParts)
    .flatMap(({ online_from: from, online_to: to }) => [
      ...(isFilled(from) ? [startOf(from)] : []),
      ...(isFilled(to) ? [endOf(to)] : []),
    ])
    .filter((instant) => instant > now);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
/** A value, and the parts of the lists in it. */
const withParts = (value: Json): readonly Json[] => [value, ...Object.values(value).flatMap(asList)];

const startOf = (value: string) => moment.tz(value, SITE_TIME_ZONE).valueOf();
const endOf = (value: string) =>
  value.includes('T') ? startOf(value) : moment.tz(value, SITE_TIME_ZONE).add(1, 'day').valueOf();
