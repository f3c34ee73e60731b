import type { Seat } from '@vestibule/contracts/seats/seat';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { orderLines, orders, tickets } from '../tables';
import { currentLine, type LineNow } from './current-line';
import { placedEvents } from './event-facts';
import { asSeats, seatsOf } from '../seats/owned-seats';

type OrderRow = typeof orders.$inferSelect;
/** With the facts that its event has now, and its numbered seats, as long as they are its. */
export type LineRow = typeof orderLines.$inferSelect & LineNow & { readonly seats: readonly Seat[] };
export type TicketRow = typeof tickets.$inferSelect & { readonly seat: Seat | null };

/** An order with its lines in the order of time, and the tickets of each. */
export interface WholeOrder {
  readonly order: OrderRow;
  readonly lines: readonly (LineRow & { readonly tickets: readonly TicketRow[] })[];
}

/** An order by its number or its id; undefined when there is none. */
export async function findOrder(db: Database, by: string | number): Promise<WholeOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(typeof by === 'string' ? eq(orders.number, by) : eq(orders.id, by));
  return order && (await wholeOrders(db, [order]))[0];
}

/**
 * Orders with their lines and tickets, in the order in which they are given. Lines follow their events: their title,
 * time and place are those of today (docs/behaviour/tickets.md#changed-events).
 */
export async function wholeOrders(db: Database, rows: readonly OrderRow[]): Promise<readonly WholeOrder[]> {
  if (rows.length === 0) return [];
  const orderIds = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.startsAt), asc(orderLines.id));
  const ids = lines.map(({ id }) => id);
  const placed = await placedEvents(db, [...new Set(lines.flatMap(({ eventId }) => eventId ?? []))]);
  const all = await db.select().from(tickets).where(inArray(tickets.lineId, ids)).orderBy(asc(tickets.id));
  const taken = await seatsOf(db, 'lineId', ids);
  const ticketsOf = (id: number) =>
    all
      .filter(({ lineId }) => lineId === id)
      .map((ticket): TicketRow => {
        const seat = taken.get(id)?.find(({ ticketId }) => ticketId === ticket.id);
        return { ...ticket, seat: seat ? { row: seat.row, seat: seat.seat } : null };
      });
  return rows.map((order) => ({
    order,
    lines: lines
      .filter(({ orderId }) => orderId === order.id)
      .map((line) => ({
        ...currentLine(line, placed.get(line.eventId ?? 0), order.lang),
        seats: asSeats(taken.get(line.id)),
        tickets: ticketsOf(line.id),
      }))
      .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id - b.id),
  }));
}

/**
 * Whether the link of an order cancels it: one that waits for its online payment always; a confirmed one by the rules
 * of sale, while none of its tickets was used.
 *
 * @param hours - Deadline in hours before its first event; null where the site does not allow it at all.
 */
export const canCancel = (whole: WholeOrder, now: number, hours: number | null): boolean =>
  canCancelAtDesk(whole) &&
  (whole.order.state === 'pending' ||
    (hours !== null && whole.lines.every((line) => Date.parse(line.startsAt) - hours * 3_600_000 > now)));

/** The desk later too: buyers who were too late, or were promised their money, come there after the event has begun. */
export const canCancelAtDesk = ({ order, lines }: WholeOrder): boolean =>
  order.state === 'pending' ||
  (order.state === 'confirmed' && lines.every((line) => line.tickets.every(({ usedAt }) => usedAt === null)));
