import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { events, seatGroups, seatPlans } from '../../tables';
import { categoriesOf } from './plan-categories';
import { resizeQuotas } from './quotas';
import { requireTakenSeats } from './taken-seats';

/**
 * Gives what is sold by these plans its capacity: the number of its seats. Dates that are over stay as they were.
 * Throws `conflict`, which names the seat, where one that is held or sold is in its category no more.
 */
export async function followPlans(db: Database, planIds: readonly number[], now: number): Promise<void> {
  if (planIds.length === 0) return;
  const groups = await db
    .select({ eventId: events.id, quotaId: seatGroups.quotaId, seats: seatGroups.seats, rows: seatPlans.rows })
    .from(seatGroups)
    .innerJoin(events, eq(events.id, seatGroups.eventId))
    .innerJoin(seatPlans, eq(seatPlans.id, events.seatPlanId))
    .where(
      and(
        inArray(seatPlans.id, [...planIds]),
        ne(seatGroups.seats, ''),
        gt(events.endsAt, new Date(now).toISOString()),
      ),
    );
  // Locks the quotas: whoever holds seats meanwhile has done so, or sees the new plan.
  await resizeQuotas(
    db,
    groups.flatMap(({ quotaId, seats, rows }) =>
      quotaId === null ? [] : [{ id: quotaId, capacity: categoriesOf(rows).get(seats) ?? 0 }],
    ),
  );
  await requireTakenSeats(
    db,
    groups.map(({ eventId }) => eventId),
    { now, field: 'rows' },
  );
}
