import type { Cart, CartLine } from '@vestibule/contracts';

/** A line of a cart, as far as it is needed to reserve its tickets again. */
export type TicketLine = Pick<Cart['lines'][number], 'id' | 'quantity' | 'seats' | 'ticket'>;

/**
 * Lines of a cart as a request that reserves the same tickets, with the same numbered seats; those of one seat group,
 * or one time in it, together. Undefined where a line cannot be reserved by its data.
 */
export function linesAgain(lines: readonly TicketLine[]): CartLine[] | undefined {
  const groups = new Map<string, CartLine>();
  for (const { quantity, seats, ticket } of lines) {
    if (!ticket) return undefined;
    const { event_jet_id, seat_group, sale_type_id, block_id } = ticket;
    const key = [event_jet_id, seat_group, block_id].join();
    const before = groups.get(key);
    const allSeats = [...(before?.seats ?? []), ...seats];
    groups.set(key, {
      event_jet_id,
      seat_group,
      quantities: [...(before?.quantities ?? []), quantity],
      sale_type_ids: [...(before?.sale_type_ids ?? []), sale_type_id],
      ...(block_id !== undefined && { block_id }),
      ...(allSeats.length > 0 && { seats: allSeats }),
    });
  }
  return groups.size > 0 ? [...groups.values()] : undefined;
}
