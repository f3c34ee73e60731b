import { and, eq, exists, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, quotas, seatGroups, timeslots } from '../../../engines/records/tables';
import { seatsLeft } from './availability';

/**
 * Condition for events with available tickets: still to come, not cancelled, with a seat left in a group or timeslot,
 * unless another system sells the tickets (`isSoldLive`) and knows that alone.
 */
export function bookableAt(db: Database, now: number, isSoldLive: boolean): SQL | undefined {
  const seats = db
    .select({ one: sql`1` })
    .from(seatGroups)
    .leftJoin(timeslots, eq(timeslots.seatGroupId, seatGroups.id))
    .innerJoin(quotas, eq(quotas.id, sql`coalesce(${seatGroups.quotaId}, ${timeslots.quotaId})`))
    .where(and(eq(seatGroups.eventId, events.id), sql`${seatsLeft(now)} > 0`));
  return and(
    isNotNull(events.idJet),
    ne(events.status, 'cancelled'),
    gt(events.startsAt, new Date(now).toISOString()),
    isSoldLive ? undefined : exists(seats),
  );
}
