import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { TicketClaims } from '../../../engines/records/events/tickets/ticket-claims';
import { inBatches } from '../../../platform/db/batches';
import { holds, orderLines, takenSeats } from '../tables';

/** Held and sold tickets of the site's own shop. */
export const shopClaims: TicketClaims = {
  isNotHeld: (of, id) => sql`NOT EXISTS (SELECT 1 FROM ${holds} WHERE ${eq(holds[of], id)})`,
  isNotSold: (quotaIds) => sql`NOT EXISTS (SELECT 1 FROM ${orderLines} WHERE ${orderLines.quotaId} IN ${quotaIds})`,
  expiredHolds(quotaId, now) {
    const expired = and(eq(holds.quotaId, quotaId), lte(holds.expiresAt, new Date(now).toISOString()));
    return sql<number>`coalesce((SELECT sum(${holds.quantity} * ${holds.places}) FROM ${holds} WHERE ${expired}), 0)`;
  },
  findSeats: (db, eventIds) =>
    inBatches([...new Set(eventIds)], (batch) =>
      db
        .select({ eventId: takenSeats.eventId, row: takenSeats.row, seat: takenSeats.seat })
        .from(takenSeats)
        .where(inArray(takenSeats.eventId, batch))
        .orderBy(asc(takenSeats.id)),
    ),
};
