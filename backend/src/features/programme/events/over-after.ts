import { SITE_TIME_ZONE } from '@vestibule/contracts';
import moment from 'moment-timezone';
import type { events } from '../../../engines/records/tables';

type Times = Pick<typeof events.$inferSelect, 'endsAt' | 'localEnd' | 'allDay'>;

/**
 * The instant from which on an event is over: the same rule as `notOver` (filter.ts) in the database, for callers that
 * cache the response.
 */
export function overAfter({ endsAt, localEnd, allDay }: Times): string {
  const endUnknown = localEnd === null && !allDay;
  return endUnknown ? moment.tz(endsAt, SITE_TIME_ZONE).startOf('day').add(1, 'day').toISOString() : endsAt;
}
