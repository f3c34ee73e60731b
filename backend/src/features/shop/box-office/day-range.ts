import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';

/** A day of the site's time zone: its first instant, and that of the day after (ISO 8601). */
export interface DayRange {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** The requested day; that of `now` (ms since 1970) where none is given, or one that the calendar does not have. */
export function dayRange(asked: string | undefined, now: number): DayRange {
  const given = moment.tz(asked ?? '', 'YYYY-MM-DD', true, SITE_TIME_ZONE);
  const start = given.isValid() ? given : moment.tz(now, SITE_TIME_ZONE).startOf('day');
  return {
    day: start.format('YYYY-MM-DD'),
    from: start.toISOString(),
    to: start.clone().add(1, 'day').toISOString(),
  };
}
