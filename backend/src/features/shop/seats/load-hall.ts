import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { seatKey } from '@vestibule/contracts/seats/seat';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, seatGroups, seatPlans } from '../../../engines/records/tables';
import { takenSeats } from '../tables';
import { hallOf, type Hall } from './best-seats';

export interface HallOfDate extends Hall {
  readonly eventId: number;
}

/**
 * The numbered seats that are counted on a quota, undefined where tickets have none. Lock the quota first
 * (`takeTickets`): then no other transaction takes seats of them until this one ends.
 */
export async function loadHall(db: Database, quotaId: number): Promise<HallOfDate | undefined> {
  const [group] = await db
    .select({ eventId: events.id, category: seatGroups.seats, rows: seatPlans.rows })
    .from(seatGroups)
    .innerJoin(events, eq(events.id, seatGroups.eventId))
    .innerJoin(seatPlans, eq(seatPlans.id, events.seatPlanId))
    .where(and(eq(seatGroups.quotaId, quotaId), ne(seatGroups.seats, '')));
  if (!group) return undefined;
  const { eventId, category, rows } = group;
  const taken = await db
    .select({ row: takenSeats.row, seat: takenSeats.seat })
    .from(takenSeats)
    .where(eq(takenSeats.eventId, eventId));
  return { eventId, ...hallOf(readPlan(rows).seats, category, new Set(taken.map(seatKey))) };
}
