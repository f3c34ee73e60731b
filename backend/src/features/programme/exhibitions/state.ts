import type { Exhibition } from '@vestibule/contracts';
import { SITE_TIME_ZONE } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import moment from 'moment-timezone';
import type { exhibitions } from '../../../engines/records/tables';
import { addDays } from '../events/days';

/** Days before the last one from which on an exhibition is in its last days: two weeks, the last one included. */
const LAST_DAYS = 13;

export type ExhibitionDays = Pick<typeof exhibitions.$inferSelect, 'dateFrom' | 'dateTo' | 'isPermanent'>;

/** State of an exhibition at `now`, in ms since 1970 (docs/behaviour/programme.md#exhibitions). */
export function exhibitionState({ dateFrom, dateTo, isPermanent }: ExhibitionDays, now: number): Exhibition['state'] {
  const day = today(now);
  if (dateTo !== null && dateTo < day) return 'over';
  if (dateFrom !== null && dateFrom > day) return 'announced';
  if (isPermanent || (dateFrom === null && dateTo === null)) return 'permanent';
  return dateTo !== null && addDays(dateTo, -LAST_DAYS) <= day ? 'last_days' : 'running';
}

/** The instant after a day of the site, ISO 8601. */
export const endOfDay = (day: string): string => moment.tz(day, SITE_TIME_ZONE).add(1, 'day').toISOString();
