import moment from 'moment-timezone';
import type { events } from '../../../engines/records/tables';

type Times = Pick<typeof events.$inferSelect, 'startsAt' | 'endsAt' | 'localEnd' | 'allDay' | 'timezone'>;

// Of the instants, not of the wall clock's time: that occurs twice in the night in which clocks go back.
const onClock = (instant: string, timezone: string): string => moment.utc(instant).tz(timezone).format();

/** When an event begins: ISO 8601 with the offset that its own zone has then. */
export const zonedStart = ({ startsAt, timezone }: Pick<Times, 'startsAt' | 'timezone'>): string =>
  onClock(startsAt, timezone);

/** When it ends, of an event of whole days its last day; null when unknown. */
export function zonedEnd({ endsAt, localEnd, allDay, timezone }: Omit<Times, 'startsAt'>): string | null {
  if (localEnd === null) return null;
  return allDay ? moment.tz(localEnd, timezone).format() : onClock(endsAt, timezone);
}
