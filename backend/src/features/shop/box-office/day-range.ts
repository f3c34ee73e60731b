import { SITE_TIME_ZONE, SiteError } from '@vestibule/contracts';
import moment from 'moment-timezone';

/** A day of the site's time zone: its first instant, and that of the day after (ISO 8601). */
export interface DayRange {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The requested day; that of `now` (ms since 1970) where none is given. Throws `validation` with the field for one that
 * the calendar does not have.
 */
export function dayRange(asked: string | undefined, now: number): DayRange {
  const start = asked
    ? moment.tz(asked, 'YYYY-MM-DD', true, SITE_TIME_ZONE)
    : moment.tz(now, SITE_TIME_ZONE).startOf('day');
  if (!start.isValid())
    throw new SiteError('validation', 400, `There is no day ${asked}; days are written YYYY-MM-DD`, { field: 'day' });
  return {
    day: start.format('YYYY-MM-DD'),
    from: start.toISOString(),
    to: start.clone().add(1, 'day').toISOString(),
  };
}
