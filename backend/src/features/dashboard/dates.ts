import type { AnswerOf, Language } from '@vestibule/contracts';
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { events, seatGroups } from '../../engines/records/tables';
import { pick } from '../../platform/texts/localise';
import { availabilityOf, loadSeating } from '../programme';

/** Dates that are looked at, the next ones, and those of them that are listed. */
const LOOKED_AT = 300;
const SHOWN = 10;

/** Dates to come with tickets of which there are no or few left, the next first. */
export async function scarceDates(db: Database, lang: Language, now: number): Promise<AnswerOf<'dashboard'>['dates']> {
  const rows = await db
    .select({ id: events.id, title: events.title, start: events.localStart })
    .from(events)
    .where(
      and(
        eq(events.isOnline, true),
        ne(events.status, 'cancelled'),
        gt(events.startsAt, new Date(now).toISOString()),
        sql`exists (select 1 from ${seatGroups} where ${seatGroups.eventId} = ${events.id})`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(LOOKED_AT);
  const ids = rows.map(({ id }) => id);
  const seating = await loadSeating(db, ids, now);
  return rows
    .flatMap(({ id, title, start }) => {
      const seats = seating.get(id);
      const availability = availabilityOf(seats);
      if (seats === undefined || (availability !== 'sold_out' && availability !== 'few')) return [];
      return [{ id, title: pick(title, lang), start, availability, left: seats.left, capacity: seats.capacity }];
    })
    .slice(0, SHOWN);
}
