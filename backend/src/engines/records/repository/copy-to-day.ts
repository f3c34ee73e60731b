import { recordOf } from '@vestibule/contracts/records/kinds';
import moment from 'moment-timezone';
import { asText, type Json } from '../../../platform/db/documents';

const DAY = 'YYYY-MM-DD';
const { identity, unique } = recordOf('events');
/** Fields that no two events share, and those about this day alone. */
const OWN = new Set([...identity, ...unique, 'moved_from']);
/**
 * Number of characters of a time that are its day and wall clock; an offset follows, which another day may not have.
 */
export const WALL_CLOCK = 16;

/** The values of an event for another day; `base` is the beginning of its key, which the day follows. */
export const copyToDay = (event: Json, day: string, base: string): Json => ({
  ...Object.fromEntries(Object.entries(event).filter(([name]) => !OWN.has(name))),
  ...onDay(event, day),
  key: `${base}-${day}`,
  status: 'scheduled',
});

/** Beginning and end on another day; an end stays as many days after the beginning as it is. */
export function onDay({ date_start: start, date_end: end }: Json, day: string): Readonly<Record<string, string>> {
  const moved = (value: string, to: string) => to + value.slice(DAY.length, WALL_CLOCK);
  const [first, last] = [asText(start), asText(end)];
  if (last === '') return { date_start: moved(first, day) };
  const nights = dayOf(last).diff(dayOf(first), 'days');
  return { date_start: moved(first, day), date_end: moved(last, dayOf(day).add(nights, 'days').format(DAY)) };
}

const dayOf = (value: string) => moment.utc(value.slice(0, DAY.length), DAY);
