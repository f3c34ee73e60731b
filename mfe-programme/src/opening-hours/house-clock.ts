import { SITE_TIME_ZONE } from '@vestibule/contracts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: SITE_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Day (YYYY-MM-DD) and minutes since midnight in the site's zone. By Intl: the header is on every page, moment is not.
 */
export function houseTime(now: number): { day: string; minutes: number } {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}
