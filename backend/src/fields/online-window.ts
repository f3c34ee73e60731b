import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';

/**
 * Whether `now` lies between two ISO 8601 times, each of which may be missing; without an offset they are Berlin's, and
 * a day ends with its last minute.
 */
export function isOnline(from: string, to: string, now: number): boolean {
  return (from === '' || startOf(from) <= now) && (to === '' || now < endOf(to));
}

const startOf = (value: string) => moment.tz(value, SITE_TIME_ZONE).valueOf();
const endOf = (value: string) =>
  value.includes('T') ? startOf(value) : moment.tz(value, SITE_TIME_ZONE).add(1, 'day').valueOf();
