import { SiteError } from '@vestibule/contracts';
import { recordOf } from '@vestibule/contracts/records/kinds';
import moment from 'moment-timezone';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { asText, type Json } from '../../../platform/db/documents';
import { findRecord } from './find';
import { createRecord } from './save';
import { checkVersion } from '../../../platform/server/version';

const DAY = 'YYYY-MM-DD';
const { identity, unique } = recordOf('events');
/** Fields that no two events share, and those about this day alone. */
const OWN = new Set([...identity, ...unique, 'moved_from']);
/**
 * Number of characters of a time that are its day and wall clock; an offset follows, which another day may not have.
 */
const WALL_CLOCK = 16;

/**
 * Copies the event to each of the days (YYYY-MM-DD), at the same time of day, with the same tickets to sell; all of
 * them or none. Returns their ids. Throws `validation` with the day, `conflict` where the event has been repeated on
 * that day before, and 412 for an older version.
 */
export function repeatEvent(
  db: Database,
  id: number,
  { version, days, by }: { readonly version: string; readonly days: readonly string[]; readonly by: By },
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const event = await findRecord(tx, 'events', id);
    checkVersion(version, event.version);
    const values = Object.entries(event.values).filter(([name]) => !OWN.has(name));
    const ids: number[] = [];
    for (const [index, day] of days.entries()) {
      if (!moment.utc(day, DAY, true).isValid())
        throw new SiteError('validation', 400, `days[${index}]: must be a day of the calendar`, {
          field: `days[${index}]`,
        });
      const repeated = {
        ...Object.fromEntries(values),
        ...onDay(event.values, day),
        key: `${asText(event.values['key'])}-${day}`,
      };
      ids.push((await createRecord(tx, 'events', { ...repeated, status: 'scheduled' }, by)).id);
    }
    return ids;
  });
}

/** Beginning and end on another day; an end stays as many days after the beginning as it is. */
function onDay({ date_start: start, date_end: end }: Json, day: string): Json {
  const moved = (value: string, to: string) => to + value.slice(DAY.length, WALL_CLOCK);
  const [first, last] = [asText(start), asText(end)];
  if (last === '') return { date_start: moved(first, day) };
  const nights = dayOf(last).diff(dayOf(first), 'days');
  return { date_start: moved(first, day), date_end: moved(last, dayOf(day).add(nights, 'days').format(DAY)) };
}

const dayOf = (value: string) => moment.utc(value.slice(0, DAY.length), DAY);
