import type { Database } from '../../../platform/db/database';
import { asText, type Json } from '../../../platform/db/documents';
import { checkVersion } from '../../../platform/server/version';
import { wrong } from '../validation-error';
import { findRecord } from './find';
import { lockRecords } from './lock';
import { findOccurrences, findSold } from './occurrences';
import { onDay, WALL_CLOCK } from './copy-to-day';
import { changeRecord } from './save';
import type { RecordAuthor } from './write-record';

/** Fields of one date alone. */
const OWN = new Set(['key', 'id_jet', 'moved_from', 'status', 'recurrence']);
const TIMES = ['date_start', 'date_end', 'duration_minutes', 'timezone'];
const DAY_LENGTH = 'YYYY-MM-DD'.length;

interface OccurrencesInput {
  readonly version: string;
  readonly scope: 'following' | 'all';
  readonly changes: Json;
  /** Whether dates of which tickets are held or sold get another time as well. */
  readonly movesSold: boolean;
  readonly by: RecordAuthor;
}

/**
 * Changes an event with its following dates or all of its dates, in one transaction: all of them or none. Each keeps
 * its day, its state and its ids; a new time of day is that of each, but of those of which tickets are held or sold,
 * unless the actor says so. The event itself gets all changes. Returns the ids of the changed, and of those that kept
 * their time.
 *
 * @throws `validation` for another day, as days follow the rule, and as `changeRecord` does; 412 for an older version.
 */
export function changeOccurrences(
  db: Database,
  id: number,
  { version, scope, changes, movesSold, by }: OccurrencesInput,
): Promise<{ changed: number[]; kept: number[] }> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const event = await findRecord(tx, 'events', id);
    checkVersion(version, event.version);
    const day = asText(event.values['date_start']).slice(0, DAY_LENGTH);
    const start = changes['date_start'];
    if (start !== undefined && asText(start).slice(0, DAY_LENGTH) !== day)
      throw wrong('date_start', 'must stay on its day where more dates are changed: their days follow the rule');
    const found = await findOccurrences(tx, asText(event.values['recurrence']), id);
    const targets = found.filter((one) => scope === 'all' || one.localStart.slice(0, DAY_LENGTH) >= day);
    const isMoving = TIMES.some((name) => name in changes);
    const sold =
      isMoving && !movesSold
        ? await findSold(
            tx,
            targets.map((one) => one.id),
          )
        : new Set<number>();
    const kept: number[] = [];
    for (const target of targets) {
      if (target.id === id) continue;
      const own = await findRecord(tx, 'events', target.id);
      const staysThen = sold.has(target.id);
      if (staysThen) kept.push(target.id);
      const shared = Object.entries(changes).filter(([name]) => !OWN.has(name) && !TIMES.includes(name));
      const values = {
        ...Object.fromEntries(shared),
        ...(isMoving && !staysThen && timesOn(own.values, { ...event.values, ...changes }, changes)),
      };
      if (Object.keys(values).length > 0) await changeRecord(tx, 'events', target.id, own.version, values, by);
    }
    await changeRecord(tx, 'events', id, event.version, changes, by);
    return { changed: targets.map((one) => one.id), kept };
  });
}

/** The changed times on the day of another date. */
function timesOn(own: Json, changed: Json, changes: Json): Json {
  const day = asText(own['date_start']).slice(0, DAY_LENGTH);
  const onOwnDay = onDay(changed, day);
  return Object.fromEntries(
    TIMES.filter((name) => name in changes).map((name) => [
      name,
      name === 'date_start' || name === 'date_end' ? (onOwnDay[name]?.slice(0, WALL_CLOCK) ?? null) : changes[name],
    ]),
  );
}
