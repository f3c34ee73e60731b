import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';
import { every } from './every';

/** How often the clock is looked at, in ms. */
const LOOK_MS = 5 * 60_000;

/**
 * Does a job once a day, in the hour (0 to 23) that the house's own clock shows then. One that fails is told to
 * `onFailure` and done again the next day. Answers what ends it, which waits for a job that is under way.
 */
export function nightly(hour: number, job: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  let last = '';
  return every(
    LOOK_MS,
    async () => {
      const now = moment.tz(Date.now(), SITE_TIME_ZONE);
      const day = now.format('YYYY-MM-DD');
      if (now.hour() !== hour || day === last) return;
      last = day;
      await job();
    },
    onFailure,
  );
}
