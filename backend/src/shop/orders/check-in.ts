import { SiteError, type AnswerOf } from '@vestibule/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { orderLines, orders, tickets } from '../../platform/db/schema';

/**
 * Lets the holder of a ticket in, once (docs/behaviour/tickets.md#check-in): of two doors that read the same code at
 * the same time one opens. Throws `not_found`, or `conflict` for a ticket that was used or given back.
 */
export async function checkInTicket(db: Database, code: string, now: number): Promise<AnswerOf<'checkIn'>> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ ticket: tickets, line: orderLines, order: orders })
      .from(tickets)
      .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(tickets.code, code))
      // Whoever cancels the order meanwhile waits, or was first.
      .for('update', { of: orders });
    if (!found) throw new SiteError('not_found', 404, 'There is no such ticket', { field: 'code' });
    const { line, order } = found;
    if (order.state !== 'confirmed')
      throw new SiteError('conflict', 409, 'This ticket was given back', { field: 'code' });
    const [used] = await tx
      .update(tickets)
      .set({ usedAt: new Date(now).toISOString() })
      .where(and(eq(tickets.code, code), isNull(tickets.usedAt)))
      .returning({ usedAt: tickets.usedAt });
    if (!used?.usedAt)
      throw new SiteError('conflict', 409, `This ticket was used before, at ${found.ticket.usedAt ?? ''}`, {
        field: 'code',
      });
    return {
      order: order.number,
      name: `${order.firstName} ${order.lastName}`,
      event_title: line.title,
      date_start: line.dateStart,
      time_start: line.timeStart,
      seat_group: line.seatGroup,
      price_name: line.priceName,
      used_at: used.usedAt,
    };
  });
}
