import { SiteError } from '@vestibule/contracts';
import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { seatKey, type Seat } from '@vestibule/contracts/seats/seat';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { inBatches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/database';
import { events, quotas, seatGroups, seatPlans } from '../../tables';
import { groupBy } from '../../../../platform/group-by';
import { ticketClaims } from './ticket-claims';

/**
 * Checks, after events or plans were written, that every ticket that is held or sold still has its seat, where seats
 * are numbered. Throws `conflict`, which names a seat that is gone or is sold as something else, and
 * the field that was written.
 */
export async function requireTakenSeats(
  db: Database,
  eventIds: readonly number[],
  { now, field }: { readonly now: number; readonly field: string },
): Promise<void> {
  const gone = (message: string) => new SiteError('conflict', 409, message, { field });
  const groups = groupBy(await groupsOf(db, eventIds, now), ({ eventId }) => eventId);
  const taken = groupBy(await ticketClaims().findSeats(db, [...groups.keys()]), ({ eventId }) => eventId);
  for (const [eventId, own] of groups) {
    const seats = taken.get(eventId) ?? [];
    if (seats.length === 0 && own.every(({ category }) => category === '')) continue;
    const categories = new Map(readPlan(own[0]?.rows ?? '').seats.map((seat) => [seatKey(seat), seat.category]));
    const soldAs = (seat: Seat) => own.find(({ category }) => category === (categories.get(seatKey(seat)) ?? ' '));
    const lost = seats.find((seat) => !soldAs(seat));
    if (lost) throw gone(`Row ${lost.row}, seat ${lost.seat} is reserved or sold, and must stay in the plan`);
    for (const { category, held } of own)
      if (category !== '' && seats.filter((seat) => soldAs(seat)?.category === category).length !== held)
        throw gone(`Tickets of ${category} are reserved or sold, whose seats would be other ones`);
  }
}

const isAhead = (now: number) => gt(events.endsAt, new Date(now).toISOString());

const groupsOf = (db: Database, eventIds: readonly number[], now: number) =>
  inBatches([...new Set(eventIds)], (batch) =>
    db
      .select({ eventId: events.id, category: seatGroups.seats, held: quotas.held, rows: seatPlans.rows })
      .from(seatGroups)
      .innerJoin(events, eq(events.id, seatGroups.eventId))
      .innerJoin(quotas, eq(quotas.id, seatGroups.quotaId))
      .leftJoin(seatPlans, eq(seatPlans.id, events.seatPlanId))
      .where(and(inArray(events.id, batch), isAhead(now))),
  );
