import { type AnswerOf, notFound } from '@vestibule/contracts';
import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { seatKey } from '@vestibule/contracts/seats/seat';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, seatGroups, seatPlans } from '../../../engines/records/tables';
import { holds, takenSeats } from '../tables';
import { isLive } from '../holds/live-holds';

/** The numbered seats that a date sells. Seats of expired holds are free. Throws `not_found` where there are none. */
export async function eventSeats(db: Database, eventId: number, now: number): Promise<AnswerOf<'eventSeats'>> {
  const groups = await db
    .select({ id: seatGroups.id, category: seatGroups.seats, rows: seatPlans.rows })
    .from(seatGroups)
    .innerJoin(events, eq(events.id, seatGroups.eventId))
    .innerJoin(seatPlans, eq(seatPlans.id, events.seatPlanId))
    .where(and(eq(events.id, eventId), eq(events.isOnline, true), ne(seatGroups.seats, '')));
  const [first] = groups;
  if (!first) throw notFound('The event has no numbered seats');
  const taken = await takenAt(db, eventId, now);
  return {
    seats: readPlan(first.rows).seats.flatMap(({ category, ...seat }) => {
      const group = groups.find((one) => one.category === category);
      return group ? [{ ...seat, seat_group: group.id, taken: taken.has(seatKey(seat)) }] : [];
    }),
  };
}

async function takenAt(db: Database, eventId: number, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ row: takenSeats.row, seat: takenSeats.seat })
    .from(takenSeats)
    .leftJoin(holds, eq(holds.id, takenSeats.holdId))
    .where(and(eq(takenSeats.eventId, eventId), or(isNull(takenSeats.holdId), isLive(now))));
  return new Set(rows.map(seatKey));
}
