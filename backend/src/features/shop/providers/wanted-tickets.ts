import { SiteError } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { findEvent } from '../seats/find-tickets';
import type { HoldRequest } from '../holds/hold-request';
import type { WantedTickets } from './provider-client';

/**
 * The lines of a cart as a provider takes them. Throws `not_found` or `conflict` for a date that is not sold on this
 * site, `validation` where seats are chosen, which a provider finds itself.
 */
export async function wantedTickets(
  db: Database,
  { lines, listed = false, now }: Pick<HoldRequest, 'lines' | 'listed' | 'now'>,
): Promise<WantedTickets[]> {
  const wanted: WantedTickets[] = [];
  for (const [index, line] of lines.entries()) {
    const field = (name: string) => (listed ? `lines[${index}].${name}` : name);
    await findEvent(db, line.event_jet_id, now, field);
    if ((line.seats ?? []).length > 0)
      throw new SiteError('validation', 400, 'Seats of this date cannot be chosen', { field: field('seats') });
    wanted.push({
      date: line.event_jet_id,
      group: line.seat_group,
      time: line.block_id,
      tickets: line.sale_type_ids.map((price, at) => ({ price, quantity: line.quantities[at] ?? 0 })),
    });
  }
  return wanted;
}
