import { SiteError } from '@vestibule/contracts';
import type { events } from '../../../engines/records/tables';
import { slotStart } from '../order-data/event-facts';
import type { orderLines, orders, tickets } from '../tables';
import type { SalesRules } from '../rules/sales-rules';
import { owedAmount } from '../order-data/paid';

type AdmissionRules = Pick<SalesRules, 'admit_invoice'>;

/** Whether the site lets the holders of an order's tickets in before it is paid. */
export const mayOwe = ({ payment }: Pick<typeof orders.$inferSelect, 'payment'>, rules: AdmissionRules): boolean =>
  payment === 'invoice' && rules.admit_invoice;

interface Admission {
  readonly order: typeof orders.$inferSelect;
  readonly ticket: Pick<typeof tickets.$inferSelect, 'usedAt'>;
  /** The ticket's date as it is now; null where it was deleted. */
  readonly event: Pick<
    typeof events.$inferSelect,
    'id' | 'status' | 'admissionId' | 'durationMinutes' | 'localStart' | 'timezone'
  > | null;
  readonly line: Pick<typeof orderLines.$inferSelect, 'timeStart'>;
}

/**
 * Why a ticket does not admit its holder (docs/behaviour/tickets.md#admission); undefined where it does. A ticket that
 * was used is left to the statement that uses it: it decides between two doors.
 *
 * @param event - The date whose door has read the ticket; undefined for any.
 * @param at - When its holder came, in ms since 1970.
 * @returns An error (409): `ticket_cancelled`, `other_event`, `event_cancelled`, `other_slot` with the `time_start`, or
 *   `ticket_unpaid` with the `order` and the `owed` amount in its details.
 */
export function admissionRefusal(
  { order, ticket, event, line }: Admission,
  { event: asked, at }: { readonly event: number | undefined; readonly at: number },
  rules: AdmissionRules,
): SiteError | undefined {
  if (order.state !== 'confirmed') return new SiteError('ticket_cancelled', 409, 'This ticket was cancelled', CODE);
  if (asked !== undefined && event?.id !== asked)
    return new SiteError('other_event', 409, 'This ticket is for another event', { field: 'event' });
  if (event === null || event.status === 'cancelled')
    return new SiteError('event_cancelled', 409, 'The event of this ticket is cancelled', { field: 'event' });
  const slot = slotOf(event, line);
  if (ticket.usedAt === null && slot && (at < slot.from || at >= slot.until)) {
    const details = { time_start: line.timeStart.slice(0, 5) };
    return new SiteError('other_slot', 409, `This ticket is for ${details.time_start}`, { ...CODE, details });
  }
  const owed = owedAmount(order);
  if (owed === '' || ticket.usedAt !== null || mayOwe(order, rules)) return undefined;
  const details = { order: order.number, owed };
  return new SiteError('ticket_unpaid', 409, `This ticket is not paid: ${owed} euro`, { ...CODE, details });
}

const CODE = { field: 'code' } as const;

/** How long before its slot a ticket of an admission opens the door, so that nobody waits outside for a queue. */
const EARLY_MINUTES = 15;

/** Instants (ms since 1970) between which a ticket of an admission's slot is good; undefined for all others. */
export function slotOf(
  event: NonNullable<Admission['event']>,
  { timeStart }: Admission['line'],
): { readonly from: number; readonly until: number } | undefined {
  const start = slotStart(event, timeStart === '' ? null : timeStart.slice(0, 5))?.valueOf();
  if (event.admissionId === null || event.durationMinutes === null || start === undefined) return undefined;
  return { from: start - EARLY_MINUTES * 60_000, until: start + event.durationMinutes * 60_000 };
}
