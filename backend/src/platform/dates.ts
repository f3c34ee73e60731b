import { SITE_TIME_ZONE } from '@vestibule/contracts/constants';
import moment from 'moment-timezone';

/** Day in Berlin as YYYY-MM-DD. `now` in ms since 1970. */
export const berlinDay = (now: number): string => moment.tz(now, SITE_TIME_ZONE).format('YYYY-MM-DD');
