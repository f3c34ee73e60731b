import { SiteError } from '@vestibule/contracts';
import type { events } from '../../../engines/records/tables';
import type { orders, tickets } from '../tables';
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
  readonly event: Pick<typeof events.$inferSelect, 'id' | 'status'> | null;
}

/**
 * Why a ticket does not admit its holder (docs/behaviour/tickets.md#admission); undefined where it does. A ticket that
 * was used is left to the statement that uses it: it decides between two doors.
 *
 * @param asked - The date whose door has read the ticket; undefined for any.
 * @returns An error (409): `ticket_cancelled`, `other_event`, `event_cancelled`, or `ticket_unpaid` with
 *   the `order` and the `owed` amount in its details.
 */
export function admissionRefusal(
  { order, ticket, event }: Admission,
  asked: number | undefined,
  rules: AdmissionRules,
): SiteError | undefined {
  if (order.state !== 'confirmed') return new SiteError('ticket_cancelled', 409, 'This ticket was cancelled', CODE);
  if (asked !== undefined && event?.id !== asked)
    return new SiteError('other_event', 409, 'This ticket is for another event', { field: 'event' });
  if (event === null || event.status === 'cancelled')
    return new SiteError('event_cancelled', 409, 'The event of this ticket is cancelled', { field: 'event' });
  const owed = owedAmount(order);
  if (owed === '' || ticket.usedAt !== null || mayOwe(order, rules)) return undefined;
  const details = { order: order.number, owed };
  return new SiteError('ticket_unpaid', 409, `This ticket is not paid: ${owed} euro`, { ...CODE, details });
}

const CODE = { field: 'code' } as const;
