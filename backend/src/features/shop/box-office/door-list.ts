import type { Language } from '@vestibule/contracts';
import type { DoorList } from '@vestibule/contracts/schemas/door';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { orderLines, orders, takenSeats, tickets } from '../tables';
import { pick } from '../../../platform/texts/localise';
import { zonedStart } from '../../programme';
import { mayOwe, slotOf } from '../orders/admission';
import { owedAmount } from '../order-data/paid';
import { deskWays, loadSalesRules } from '../rules/sales-rules';

/** The code itself stays here: a list that is lost opens no door. */
const hash = sql<string>`encode(sha256(convert_to(${tickets.code}, 'UTF8')), 'hex')`;

/**
 * The tickets of a date, as a door checks them without asking (docs/behaviour/tickets.md#door); undefined when there is
 * no such date.
 */
export async function doorList(
  db: Database,
  { id, lang, now }: { readonly id: number; readonly lang: Language; readonly now: number },
): Promise<DoorList | undefined> {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  if (!event) return undefined;
  const rows = await db
    .select({ hash, ticket: tickets, line: orderLines, order: orders, seat: takenSeats })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(takenSeats, eq(takenSeats.ticketId, tickets.id))
    .where(eq(orderLines.eventId, id))
    .orderBy(asc(tickets.id));
  const rules = await loadSalesRules(db);
  return {
    event: id,
    title: pick(event.title, lang),
    date_start: event.allDay ? event.localStart.slice(0, 10) : zonedStart(event),
    ends_at: event.endsAt,
    status: event.status,
    ways: [...deskWays(rules)],
    now: new Date(now).toISOString(),
    tickets: rows.map(({ hash, ticket, line, order, seat }) => ({
      hash,
      name: `${order.firstName} ${order.lastName}`.trim(),
      seat_group: line.seatGroup,
      price_name: line.priceName,
      time_start: line.timeStart,
      seat: seat && { row: seat.row, seat: seat.seat },
      ...goodFor(slotOf(event, line)),
      used_at: ticket.usedAt,
      given_back: order.state !== 'confirmed',
      owed: owedAmount(order),
      may_owe: mayOwe(order, rules),
    })),
  };
}

/** Instants between which a ticket of an admission's slot is good; nothing for all others. */
const goodFor = (slot: ReturnType<typeof slotOf>) =>
  slot && { good_from: new Date(slot.from).toISOString(), good_until: new Date(slot.until).toISOString() };
