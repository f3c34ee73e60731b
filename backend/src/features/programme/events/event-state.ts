import { SITE_TIME_ZONE, type EventListItem } from '@vestibule/contracts';
import moment from 'moment-timezone';
import type { events } from '../../../engines/records/tables';
import { nextMidnight } from '../../../platform/server/tags';
import type { Availability } from './availability';
import { WAITING_ENDS_MINUTES } from './waitable';

type Event = typeof events.$inferSelect;
type End = Pick<Event, 'endsAt' | 'localEnd' | 'allDay'>;

/**
 * The instant from which on an event is over: the same rule as `notOver` (filter.ts) in the database, for callers that
 * cache the response.
 */
export function overAfter({ endsAt, localEnd, allDay }: End): string {
  const endUnknown = localEnd === null && !allDay;
  return endUnknown ? moment.tz(endsAt, SITE_TIME_ZONE).startOf('day').add(1, 'day').toISOString() : endsAt;
}

/** Why nobody can come to an event any more; '' while visitors can. `now` in ms since 1970. */
export function whyClosed(event: End & Pick<Event, 'status'>, now: number): '' | 'cancelled' | 'over' {
  if (event.status === 'cancelled') return 'cancelled';
  return Date.parse(overAfter(event)) <= now ? 'over' : '';
}

/**
 * The one state in which an event is shown everywhere (docs/behaviour/programme.md#states-of-an-event): a state that
 * keeps visitors at home comes first.
 */
export function eventState(
  event: End & Pick<Event, 'status'>,
  availability: Availability,
  now: number,
): EventListItem['state'] {
  const closed = whyClosed(event, now);
  if (closed) return closed;
  if (availability === 'sold_out') return 'sold_out';
  if (event.status === 'moved') return 'moved';
  return availability === 'few' ? 'few' : '';
}

/**
 * When one of these events is shown in another way, in ms since 1970: it is over, it has begun, or its waiting list
 * ends. At the latest the next midnight at the site, from which on other events are today's.
 */
export function nextEventChange(rows: readonly (End & Pick<Event, 'startsAt'>)[], now: number): number {
  const instants = rows.flatMap((event) => {
    const start = Date.parse(event.startsAt);
    return [start - WAITING_ENDS_MINUTES * 60_000, start, Date.parse(overAfter(event))];
  });
  return Math.min(nextMidnight(now), ...instants.filter((instant) => instant > now));
}
