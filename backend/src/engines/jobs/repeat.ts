import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';
import type { Schedule } from './job';

/** The clock is read at least this often, in ms: it can be set, and a timer does not run while a machine sleeps. */
const LOOK_MS = 5 * 60_000;

/**
 * Identifies the time of a schedule that the clock is in: an interval since 1970, or a night. It is the same in every
 * process of a site.
 *
 * @returns Undefined where the schedule has no time now.
 */
function timeOf(schedule: Schedule, now: number): string | undefined {
  if ('everyMs' in schedule) return String(Math.floor(now / schedule.everyMs));
  const local = moment.tz(now, SITE_TIME_ZONE);
  return local.hour() === schedule.nightlyAt ? local.format('YYYY-MM-DD') : undefined;
}

/** Milliseconds until the clock has to be read again. */
function untilNext(schedule: Schedule, now: number): number {
  const interval = 'everyMs' in schedule ? Math.min(schedule.everyMs, LOOK_MS) : LOOK_MS;
  return interval - (now % interval);
}

/**
 * Calls `onTime` at each time of a schedule, and at once where it is an interval, with `start` for its time. Skips the
 * times that come while a call is under way.
 *
 * @param onTime Must not reject.
 * @returns The stop function, which waits for the call that is under way.
 */
export function repeat(schedule: Schedule, onTime: (time: string) => Promise<void>): () => Promise<void> {
  let last: string | undefined;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = (time: string) => {
    running ??= onTime(time).finally(() => (running = undefined));
  };
  const look = () => {
    const now = Date.now();
    const time = timeOf(schedule, now);
    if (time !== undefined && time !== last) run(time);
    last = time;
    timer = setTimeout(look, untilNext(schedule, now));
    timer.unref();
  };
  if ('everyMs' in schedule) {
    last = timeOf(schedule, Date.now());
    run('start');
  }
  look();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
