import { SiteError, type AnswerOf } from '@vestibule/contracts';
import type { CheckIn } from '@vestibule/contracts/schemas/door';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { note, type By } from '../../platform/audit/note';
import type { Database } from '../../platform/db/database';
import { events, orderLines, orders, takenSeats, tickets } from '../../platform/db/schema';
import { admissionRefusal } from './admission';
import { noteLetIn } from './note-let-in';

/** How long a door is believed when somebody came in without network, in ms. */
const DOOR_MEMORY_MS = 24 * 3_600_000;

/**
 * Lets the holder of a ticket in, once (docs/behaviour/tickets.md#check-in): of two doors that read the same code at
 * the same time one opens; what a door has let in by itself it may send again. Throws `not_found`; `validation` for
 * an instant that is not of the last 24 hours (field `used_at`); `ticket_used` with the instant in its details, and
 * what `admissionRefusal` returns. Who is `already_in` nevertheless is noted. `unsafe` looks
 * before it writes, without lock and condition; only for the tests' control run.
 */
export async function checkInTicket(
  db: Database,
  asked: CheckIn,
  by: By,
  unsafe = false,
): Promise<AnswerOf<'checkIn'>> {
  const at = instantOf(asked, by.now);
  const answer = await db.transaction(async (tx) => {
    const found = await findTicket(tx, asked.code, unsafe);
    if (!found) return new SiteError('not_found', 404, 'There is no such ticket', { field: 'code' });
    const { ticket, line, order, event, seat } = found;
    const refused =
      admissionRefusal(found, asked.event) ?? (await use(tx, { ticket, at, again: asked.already_in, unsafe }, by));
    if (refused) {
      if (asked.already_in) await noteLetIn(tx, { ticketId: ticket.id, at }, by);
      return refused;
    }
    return {
      order: order.number,
      name: `${order.firstName} ${order.lastName}`,
      event_title: line.title,
      date_start: line.dateStart,
      time_start: line.timeStart,
      seat_group: line.seatGroup,
      price_name: line.priceName,
      seat,
      status: event?.status ?? 'scheduled',
      used_at: at,
    };
  });
  // Not before: what was noted of a refusal stays.
  if (answer instanceof SiteError) throw answer;
  return answer;
}

function instantOf({ used_at: said }: CheckIn, now: number): string {
  const at = said === undefined ? now : Date.parse(said);
  if (Number.isNaN(at) || at > now || at < now - DOOR_MEMORY_MS)
    throw new SiteError('validation', 400, 'used_at must be an instant of the last 24 hours', { field: 'used_at' });
  return new Date(at).toISOString();
}

type Found = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

/** With the order locked: whoever cancels it meanwhile waits, or was first. */
async function findTicket(tx: Database, code: string, unsafe: boolean) {
  const rows = tx
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
    .where(eq(tickets.code, code));
  const [found] = await (unsafe ? rows : rows.for('update', { of: orders }));
  if (!found) return undefined;
  // Again: while this one waited for the lock, another door may have used the ticket that it had read before.
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, found.ticket.id));
  return ticket && { ...found, ticket };
}

interface Use {
  readonly ticket: Found['ticket'];
  readonly at: string;
  readonly again: boolean;
  readonly unsafe: boolean;
}

/** Answers a refusal where it was used before; not to the door that says `again` when it has let its holder in. */
async function use(tx: Database, { ticket, at, again, unsafe }: Use, by: By): Promise<SiteError | undefined> {
  if (again && ticket.usedAt === at) return undefined;
  const [used] = await tx
    .update(tickets)
    .set({ usedAt: at })
    .where(and(eq(tickets.id, ticket.id), unsafe ? sql`${ticket.usedAt === null}` : isNull(tickets.usedAt)))
    .returning({ id: tickets.id });
  if (!used) {
    const usedAt = ticket.usedAt === null ? '' : new Date(ticket.usedAt).toISOString();
    const details = { used_at: usedAt };
    return new SiteError('ticket_used', 409, `This ticket was used before, at ${usedAt}`, { field: 'code', details });
  }
  // Without its code, which opens the door.
  await note(tx, by, { subject: 'tickets', subjectId: ticket.id, before: { used_at: null }, after: { used_at: at } });
  return undefined;
}
