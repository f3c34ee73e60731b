import { SiteError, type AnswerOf } from '@vestibule/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { note, type By } from '../../platform/audit/note';
import type { Database } from '../../platform/db/database';
import { orderLines, orders, takenSeats, tickets } from '../../platform/db/schema';

/**
 * Lets the holder of a ticket in, once (docs/behaviour/tickets.md#check-in): of two doors that read the same code at
 * the same time one opens. Throws `not_found`; `conflict` for a ticket that was used or given back (field `code`), or
 * is for another event (field `event`).
 */
export async function checkInTicket(
  db: Database,
  { code, event }: { readonly code: string; readonly event?: number | undefined },
  by: By,
): Promise<AnswerOf<'checkIn'>> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        ticket: tickets,
        line: orderLines,
        order: orders,
        seat: { row: takenSeats.row, seat: takenSeats.seat },
      })
      .from(tickets)
      .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .leftJoin(takenSeats, eq(takenSeats.ticketId, tickets.id))
      .where(eq(tickets.code, code))
      // Whoever cancels the order meanwhile waits, or was first.
      .for('update', { of: orders });
    if (!found) throw new SiteError('not_found', 404, 'There is no such ticket', { field: 'code' });
    const { line, order, seat } = found;
    if (order.state !== 'confirmed')
      throw new SiteError('conflict', 409, 'This ticket was given back', { field: 'code' });
    if (event !== undefined && line.eventId !== event)
      throw new SiteError('conflict', 409, 'This ticket is for another event', { field: 'event' });
    const [used] = await tx
      .update(tickets)
      .set({ usedAt: new Date(by.now).toISOString() })
      .where(and(eq(tickets.code, code), isNull(tickets.usedAt)))
      .returning({ usedAt: tickets.usedAt });
    if (!used?.usedAt)
      throw new SiteError('conflict', 409, `This ticket was used before, at ${found.ticket.usedAt ?? ''}`, {
        field: 'code',
      });
    // Without its code, which opens the door.
    const [before, after] = [{ used_at: null }, { used_at: used.usedAt }];
    await note(tx, by, { subject: 'tickets', subjectId: found.ticket.id, before, after });
    return {
      order: order.number,
      name: `${order.firstName} ${order.lastName}`,
      event_title: line.title,
      date_start: line.dateStart,
      time_start: line.timeStart,
      seat_group: line.seatGroup,
      price_name: line.priceName,
      seat,
      used_at: used.usedAt,
    };
  });
}
