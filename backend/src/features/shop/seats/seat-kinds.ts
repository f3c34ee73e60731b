import { SiteError } from '@vestibule/contracts';
import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { isSameSeat, type PlanSeat, type SeatKind } from '@vestibule/contracts/seats/seat';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, prices, seatPlans } from '../../../engines/records/tables';
import { holds, takenSeats } from '../tables';

/**
 * Whether a price of this kind buys the seat. The search for the best seats and the check of chosen ones both use this
 * rule (docs/behaviour/tickets.md#kinds-of-seats).
 */
export const isForKind = (seat: Pick<PlanSeat, 'kind'>, kind: SeatKind): boolean => seat.kind === kind;

/**
 * @param field - Names the seat in the call.
 * @returns The error `seat_kind` (409) of a seat that none of the chosen prices buys.
 */
export const seatKindMismatch = ({ row, seat }: Pick<PlanSeat, 'row' | 'seat'>, field: string): SiteError =>
  new SiteError('seat_kind', 409, `None of the chosen prices is for row ${row}, seat ${seat}`, { field });

/**
 * Checks that every seat of these holds is still of the kind of its hold's price, which editors may have changed.
 *
 * @throws `seat_kind` with the field `tickets`.
 */
export async function requireSeatKinds(db: Database, holdIds: readonly number[]): Promise<void> {
  const taken = await db
    .select({ row: takenSeats.row, seat: takenSeats.seat, kind: prices.seatKind, rows: seatPlans.rows })
    .from(takenSeats)
    .innerJoin(holds, eq(holds.id, takenSeats.holdId))
    .innerJoin(prices, eq(prices.id, holds.priceId))
    .innerJoin(events, eq(events.id, takenSeats.eventId))
    .innerJoin(seatPlans, eq(seatPlans.id, events.seatPlanId))
    .where(inArray(takenSeats.holdId, [...holdIds]));
  const plans = new Map([...new Set(taken.map(({ rows }) => rows))].map((rows) => [rows, readPlan(rows).seats]));
  for (const one of taken) {
    const seat = plans.get(one.rows)?.find((planned) => isSameSeat(planned, one));
    if (seat && !isForKind(seat, one.kind)) throw seatKindMismatch(one, 'tickets');
  }
}
