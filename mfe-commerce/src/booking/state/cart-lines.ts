import type { BasketEntry, CartLine } from '@vestibule/contracts';
import type { Seat } from '@vestibule/contracts/seats/seat';
import { newKey } from '../../cart/new-key';
import { slotAt, type BookingEvent, type Group } from './booking-event';

/**
 * The chosen tickets as the cart takes them: one line per seat group (docs/behaviour/tickets.md#cart-lines), with the
 * block of the chosen time, and the seats where they were chosen.
 */
export function cartLines(
  event: BookingEvent,
  entries: readonly BasketEntry[],
  time: string,
  seats: ReadonlyMap<number, readonly Seat[]>,
): CartLine[] {
  return event.groups.flatMap((group) => {
    const chosen = entries.filter(({ ticket }) => ticket.seat_group === group.id);
    if (chosen.length === 0) return [];
    const block = slotAt(group, time)?.block;
    const own = seats.get(group.id) ?? [];
    return {
      event_jet_id: event.jet,
      quantities: chosen.map(({ amount }) => amount),
      sale_type_ids: chosen.map(({ ticket }) => ticket.sale_type_id),
      seat_group: group.id,
      ...(block === undefined ? {} : { block_id: block }),
      ...(own.length > 0 && { seats: [...own] }),
    };
  });
}

/** Whether each of a group's tickets has a seat, where seats are chosen. */
export const hasSeatEach = (group: Group, tickets: number, seats: ReadonlyMap<number, readonly Seat[]>): boolean =>
  !group.hasSeats || (seats.get(group.id)?.length ?? tickets) === tickets;

/** The key of the last try for the same lines, else a new one. */
export function keyFor(lines: object, sent: { lines: string; key: string } | null): { lines: string; key: string } {
  const text = JSON.stringify(lines);
  return sent?.lines === text ? sent : { lines: text, key: newKey() };
}
