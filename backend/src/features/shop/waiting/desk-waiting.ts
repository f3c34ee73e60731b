import type { AnswerOf } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { waiting } from '../tables';
import { stateAt } from './find-place';

/** Entries of the waiting list that the desk is shown at most. */
const SHOWN = 200;

/** Waiting list of a date, the first first. */
export async function deskWaiting(
  db: Database,
  eventId: number,
  now: number,
): Promise<AnswerOf<'boxOfficeEvent'>['waiting']> {
  const rows = await db
    .select()
    .from(waiting)
    .where(eq(waiting.eventId, eventId))
    .orderBy(asc(waiting.since), asc(waiting.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    email: row.email,
    quantity: row.quantity,
    state: stateAt(row, now),
    since: row.since,
    offered_until: row.offeredUntil,
  }));
}
