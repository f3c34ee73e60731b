import { SiteError } from '@vestibule/contracts';
import type { events, orders, tickets } from '../../platform/db/schema';
import { owedAmount } from './paid';

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
): SiteError | undefined {
  if (order.state !== 'confirmed') return new SiteError('ticket_cancelled', 409, 'This ticket was cancelled', CODE);
  if (asked !== undefined && event?.id !== asked)
    return new SiteError('other_event', 409, 'This ticket is for another event', { field: 'event' });
  if (event === null || event.status === 'cancelled')
    return new SiteError('event_cancelled', 409, 'The event of this ticket is cancelled', { field: 'event' });
  const owed = owedAmount(order);
  if (owed === '' || ticket.usedAt !== null) return undefined;
  const details = { order: order.number, owed };
  return new SiteError('ticket_unpaid', 409, `This ticket is not paid: ${owed} euro`, { ...CODE, details });
}

const CODE = { field: 'code' } as const;
