import moment from 'moment-timezone';
import type { events } from '../tables';
import { eventTimes } from '../local-time';
import type { Json } from '../../../platform/db/documents';

/** Times as a pack gives them. The second 02:30 of an autumn night needs its offset to differ from the first. */
export function writtenTimes({
  localStart,
  localEnd,
  allDay,
  timezone,
  startsAt,
  endsAt,
  durationMinutes,
}: typeof events.$inferSelect): Json {
  const written = (local: string, instant: string) => {
    if (allDay) return local.slice(0, 10);
    const derived = eventTimes({ date_start: local, timezone }).startsAt;
    return Date.parse(derived) === Date.parse(instant)
      ? local
      : moment.tz(instant, timezone).format('YYYY-MM-DDTHH:mmZ');
  };
  return {
    date_start: written(localStart, startsAt),
    date_end: durationMinutes === null && localEnd !== null ? written(localEnd, endsAt) : undefined,
    duration_minutes: durationMinutes,
    timezone,
  };
}
