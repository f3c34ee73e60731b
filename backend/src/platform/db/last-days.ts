import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import moment from 'moment-timezone';

/** Days of the site's time zone. */
export interface LastDays {
  /** Where the first of them begins (ISO 8601). */
  readonly from: string;
  /** YYYY-MM-DD, the first first; today is the last. */
  readonly days: readonly string[];
}

/** The last `count` days, today included; `now` in milliseconds since 1970. */
export function lastDays(count: number, now: number): LastDays {
  const first = moment
    .tz(now, SITE_TIME_ZONE)
    .startOf('day')
    .subtract(count - 1, 'days');
  return {
    from: first.toISOString(),
    days: Array.from({ length: count }, (_, index) => first.clone().add(index, 'days').format('YYYY-MM-DD')),
  };
}

/** The day of the site's time zone on which an instant is, as YYYY-MM-DD. */
export const dayOfInstant = (instant: AnyColumn): SQL<string> =>
  sql<string>`to_char(${instant} at time zone ${sql.raw(`'${SITE_TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
