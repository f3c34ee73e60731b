import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { orderLines, orders, takenSeats, tickets } from '../tables';

export type FoundTicket = typeof tickets.$inferSelect;

/** With the order locked: a concurrent cancellation waits, or came first. */
export async function findLockedTicket(tx: Database, code: string) {
  const [found] = await tx
    .select({
      ticket: tickets,
      line: orderLines,
      order: orders,
      event: events,
      seat: { row: takenSeats.row, seat: takenSeats.seat },
    })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(events, eq(events.id, orderLines.eventId))
    .leftJoin(takenSeats, eq(takenSeats.ticketId, tickets.id))
    .where(eq(tickets.code, code))
    .for('no key update', { of: orders });
  if (!found) return undefined;
  // Again: while this one waited for the lock, another door may have used the ticket that it had read before.
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, found.ticket.id));
  return ticket && { ...found, ticket };
}

/** Notes that a ticket is used, unless it is. Of two at the same time one gets false. */
export async function markUsed(tx: Database, ticket: FoundTicket, at: string): Promise<boolean> {
  const used = await tx
    .update(tickets)
    .set({ usedAt: at })
    .where(and(eq(tickets.id, ticket.id), isNull(tickets.usedAt)))
    .returning({ id: tickets.id });
  return used.length > 0;
}
