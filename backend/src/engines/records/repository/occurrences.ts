import { ruleDays } from '@vestibule/contracts/recurrence';
import { readRecurrence, type Recurrence } from '@vestibule/contracts/recurrence-text';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../tables';
import { ticketClaims } from '../events/tickets/ticket-claims';
import { wrong } from '../validation-error';

/** An event of a recurrence. */
export interface Occurrence {
  readonly id: number;
  readonly key: string;
  /** When it begins now, YYYY-MM-DDTHH:MM of its zone. */
  readonly localStart: string;
  readonly status: string;
}

const columns = { id: events.id, key: events.key, localStart: events.localStart, status: events.status };

/** The events of a recurrence, the earliest first; of none ('') the event alone. */
export const findOccurrences = (db: Database, recurrence: string, id: number): Promise<Occurrence[]> =>
  db
    .select(columns)
    .from(events)
    .where(recurrence === '' ? eq(events.id, id) : eq(events.recurrence, recurrence))
    .orderBy(asc(events.localStart), asc(events.id));

/**
 * The day of the rule that an event stands for, wherever it has moved since: it is in the key of each but that from
 * which the others were made, which stands for the first day.
 */
export function ruleDayOf({ key }: Occurrence, { uid, start }: Recurrence): string {
  return key === uid ? start : (/-(\d{4}-\d{2}-\d{2})$/.exec(key)?.[1] ?? start);
}

/** Days on which a recurrence takes place. Throws `validation` for a rule that the site does not take. */
export function occurrenceDays({ start, rule, exceptions }: Recurrence): string[] {
  try {
    return ruleDays(start, rule).filter((day) => !exceptions.includes(day));
  } catch (error) {
    if (error instanceof RangeError) throw wrong('rule', error.message);
    throw error;
  }
}

/** A recurrence as the field of an event. */
export const writeRecurrence = ({ uid, start, rule, exceptions }: Recurrence): string =>
  [
    `UID:${uid}`,
    `DTSTART:${compact(start)}`,
    `RRULE:${rule}`,
    ...(exceptions.length > 0 ? [`EXDATE:${exceptions.toSorted().map(compact).join(',')}`] : []),
  ].join(' ');
const compact = (day: string) => day.replaceAll('-', '');

/** Those of the events of which tickets are held or sold. */
export async function findSold(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { isNotHeld, isNotSold } = ticketClaims();
  const quotas = sql`(SELECT g.quota_id UNION SELECT t.quota_id FROM timeslots t WHERE t.seat_group_id = g.id)`;
  const isFree = sql`${isNotHeld('seatGroupId', sql`g.id`)} AND ${isNotSold(quotas)}`;
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        inArray(events.id, [...ids]),
        sql`EXISTS (SELECT 1 FROM seat_groups g WHERE g.event_id = ${events.id} AND NOT (${isFree}))`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The recurrence of an event with its dates; one that does not recur is its only date. */
export async function findRecurrence(db: Database, id: number, recurrence: string, day: string) {
  const { rule = '', start = day, exceptions = [] } = readRecurrence(recurrence) ?? {};
  const found = await findOccurrences(db, recurrence, id);
  const sold = await findSold(
    db,
    found.map((one) => one.id),
  );
  return {
    rule,
    start,
    exceptions: [...exceptions],
    occurrences: found.map(({ id: own, localStart, status }) => ({
      id: own,
      day: localStart.slice(0, 'YYYY-MM-DD'.length),
      sold: sold.has(own),
      status,
    })),
  };
}
