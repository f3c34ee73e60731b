import { SITE_TIME_ZONE } from '@vestibule/contracts/constants';
import moment from 'moment-timezone';

/**
 * When an event is, as the table keeps it. `localStart` and `localEnd` are `YYYY-MM-DDTHH:MM` in `timezone`; an all-day
 * event has times 00:00, and `localEnd` is its last day.
 */
export interface EventTimes {
  readonly localStart: string;
  readonly localEnd: string | null;
  readonly allDay: boolean;
  readonly timezone: string;
  /**
   * ISO 8601 in UTC; `endsAt` equals `startsAt` when the end is unknown, and is the midnight after the last day of an
   * all-day event.
   */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly durationMinutes: number | null;
}
export interface GivenTimes {
  readonly date_start: string;
  readonly date_end?: string | undefined;
  readonly duration_minutes?: number | undefined;
  readonly timezone?: string | undefined;
}
/** An unreadable time, and its field. */
export class TimeError extends Error {
  constructor(
    readonly field: keyof GivenTimes,
    message: string,
  ) {
    super(message);
  }
}

const LOCAL = 'YYYY-MM-DDTHH:mm';
const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

interface Point {
  readonly at: moment.Moment;
  readonly wholeDay: boolean;
}

function parse(field: 'date_start' | 'date_end', value: string, timezone: string, weeks: number): Point {
  const [, day, time, offset] = SHAPE.exec(value) ?? [];
  const wrong = new TimeError(field, 'must be a day (YYYY-MM-DD) or a time (YYYY-MM-DDTHH:MM) of ISO 8601');
  if (day === undefined) throw wrong;
  // Checked in UTC: a time that the zone's clocks leave out in spring is a time all the same, and moves forward.
  if (!moment.utc(`${day}T${time ?? '00:00'}`, LOCAL, true).isValid()) throw wrong;
  const given = offset === undefined ? `${day}T${time ?? '00:00'}` : moment.parseZone(value).tz(timezone).format(LOCAL);
  if (offset !== undefined && weeks === 0)
    return { at: moment.parseZone(value).tz(timezone).startOf('minute'), wholeDay: false };
  const shifted = moment.utc(given, LOCAL).add(weeks, 'weeks').format(LOCAL);
  return { at: moment.tz(shifted, LOCAL, timezone), wholeDay: time === undefined };
}

/** Reads an event's times and moves them by whole weeks of the wall clock. Throws TimeError. */
export function eventTimes(given: GivenTimes, weeks = 0): EventTimes {
  const timezone = given.timezone === undefined || given.timezone === '' ? SITE_TIME_ZONE : given.timezone;
  if (moment.tz.zone(timezone) === null)
    throw new TimeError('timezone', 'must be the name of a time zone such as Europe/Berlin');
  const start = parse('date_start', given.date_start, timezone, weeks);
  const end =
    given.date_end === undefined || given.date_end === ''
      ? undefined
      : parse('date_end', given.date_end, timezone, weeks);
  const duration = given.duration_minutes ?? null;
  if (end !== undefined && end.wholeDay !== start.wholeDay)
    throw new TimeError('date_end', 'must be a day when date_start is one, and a time when date_start is one');
  if (end?.at.isBefore(start.at)) throw new TimeError('date_end', 'must not be before date_start');
  const byDuration = duration === null || start.wholeDay ? undefined : start.at.clone().add(duration, 'minutes');
  if (end !== undefined && byDuration !== undefined && !byDuration.isSame(end.at))
    throw new TimeError('date_end', 'must agree with duration_minutes; one of the two is enough');
  const last = byDuration ?? end?.at;
  const over = start.wholeDay ? (last ?? start.at).clone().add(1, 'day').startOf('day') : (last ?? start.at);
  return {
    localStart: start.at.format(LOCAL),
    localEnd: last?.format(LOCAL) ?? null,
    allDay: start.wholeDay,
    timezone,
    startsAt: start.at.toISOString(),
    endsAt: over.toISOString(),
    durationMinutes: duration,
  };
}

/** How far clocks are put back, in minutes: by an hour nearly everywhere, by half of one on Lord Howe Island. */
const PUT_BACK = [30, 60];

/** Local times of an event that the clocks of its zone leave out or show twice, and the time used instead. */
export function clockChanges(given: GivenTimes, { timezone }: EventTimes): { field: string; message: string }[] {
  return (['date_start', 'date_end'] as const).flatMap((field) => {
    const value = given[field] ?? '';
    const [, day, time, offset] = SHAPE.exec(value) ?? [];
    if (day === undefined || time === undefined || offset !== undefined) return [];
    const at = moment.tz(`${day}T${time}`, LOCAL, timezone);
    const used = at.format(LOCAL);
    if (used !== `${day}T${time}`)
      return [{ field, message: `${value} does not exist in ${timezone}, as clocks go forward; ${used} is used` }];
    const again = PUT_BACK.map((minutes) => at.clone().add(minutes, 'minutes')).find(
      (one) => one.format(LOCAL) === used,
    );
    if (again === undefined) return [];
    const message = `${value} occurs twice in ${timezone}, as clocks go back; ${at.format('Z')} is used, write ${used}${again.format('Z')} for the other`;
    return [{ field, message }];
  });
}
