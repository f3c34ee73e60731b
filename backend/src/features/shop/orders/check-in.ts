import { SiteError, type AnswerOf } from '@vestibule/contracts';
import type { CheckIn } from '@vestibule/contracts/schemas/door';
import { and, eq, sql } from 'drizzle-orm';
import { note, type By } from '../../../platform/audit/note';
import { auditLog } from '../../../platform/audit/tables';
import type { Database } from '../../../platform/db/database';
import { pick } from '../../../platform/texts/localise';
import { zonedStart } from '../../programme';
import { admissionRefusal } from './admission';
import { loadSalesRules } from '../rules/sales-rules';
import { owedAmount } from '../order-data/paid';
import { findLockedTicket, markUsed, type FoundTicket } from './ticket-use';

/** Age in ms up to which an admission without network is accepted. */
const DOOR_MEMORY_MS = 24 * 3_600_000;

/**
 * Lets the holder of a ticket in, once (docs/behaviour/tickets.md#check-in): of two doors that read the same code at
 * the same time one opens; a door may send an admission of its own again. Throws `not_found`; `validation` for an
 * instant that is not of the last 24 hours (field `used_at`); `ticket_used` with the instant in its details, and the
 * result of `admissionRefusal`. A holder who is `already_in` nevertheless is noted.
 */
export async function checkInTicket(db: Database, asked: CheckIn, by: By): Promise<AnswerOf<'checkIn'>> {
  const at = instantOf(asked, by.now);
  const answer = await db.transaction(async (tx) => {
    const found = await findLockedTicket(tx, asked.code);
    if (!found) return new SiteError('not_found', 404, 'There is no such ticket', { field: 'code' });
    const { ticket, line, order, event, seat } = found;
    const refused =
      admissionRefusal(found, { event: asked.event, at: Date.parse(at) }, await loadSalesRules(tx)) ??
      (await use(tx, { ticket, at, again: asked.already_in }, by));
    if (refused) {
      if (asked.already_in) await noteLetIn(tx, { ticketId: ticket.id, at }, by);
      return refused;
    }
    return {
      order: order.number,
      name: `${order.firstName} ${order.lastName}`,
      event_title: event ? pick(event.title, order.lang) : line.title,
      date_start: event ? (event.allDay ? event.localStart.slice(0, 10) : zonedStart(event)) : line.dateStart,
      time_start: line.timeStart,
      seat_group: line.seatGroup,
      price_name: line.priceName,
      seat,
      status: event?.status ?? 'scheduled',
      used_at: at,
      owed: owedAmount(order),
    };
  });
  // Not before: the note of a refusal stays.
  if (answer instanceof SiteError) throw answer;
  return answer;
}

function instantOf({ used_at: said }: CheckIn, now: number): string {
  const at = said === undefined ? now : Date.parse(said);
  if (Number.isNaN(at) || at > now || at < now - DOOR_MEMORY_MS)
    throw new SiteError('validation', 400, 'used_at must be an instant of the last 24 hours', { field: 'used_at' });
  return new Date(at).toISOString();
}

interface Use {
  readonly ticket: FoundTicket;
  readonly at: string;
  readonly again: boolean;
}

/** Returns a refusal where it was used before; not to the door that says `again` when it has let its holder in. */
async function use(tx: Database, { ticket, at, again }: Use, by: By): Promise<SiteError | undefined> {
  if (again && ticket.usedAt === at) return undefined;
  if (!(await markUsed(tx, ticket, at))) {
    const usedAt = ticket.usedAt === null ? '' : new Date(ticket.usedAt).toISOString();
    const details = { used_at: usedAt };
    return new SiteError('ticket_used', 409, `This ticket was used before, at ${usedAt}`, { field: 'code', details });
  }
  // Without its code, which opens the door.
  await note(tx, by, { subject: 'tickets', subjectId: ticket.id, before: { used_at: null }, after: { used_at: at } });
  return undefined;
}

/** Notes that a door without network has admitted an invalid ticket; once, however often the door sends it. */
async function noteLetIn(
  tx: Database,
  { ticketId, at }: { readonly ticketId: number; readonly at: string },
  by: By,
): Promise<void> {
  const [noted] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'tickets'),
        eq(auditLog.subjectId, String(ticketId)),
        eq(sql`${auditLog.after} ->> 'let_in_again_at'`, at),
      ),
    );
  if (noted) return;
  const [before, after] = [{ let_in_again_at: null }, { let_in_again_at: at }];
  await note(tx, by, { subject: 'tickets', subjectId: ticketId, before, after });
}
