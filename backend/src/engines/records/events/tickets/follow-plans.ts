import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { events, seatGroups, seatPlans } from '../../tables';
import { categoriesOf } from './plan-categories';
import { resizeQuotas } from './quotas';
import { requireTakenSeats } from './taken-seats';

/**
 * Sets the capacity of seat groups of these plans: the number of their seats. Dates that are over stay as they were.
 * Throws `conflict`, which names the seat, where a held or sold seat is no longer in its category.
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
  // Locks the quotas: a concurrent hold is either finished, or sees the new plan.
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
