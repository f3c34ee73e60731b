import type { Seat } from './seat';

export const A_SEAT_EACH = 'seats must be as many as the tickets, or none';
/** Whether a line names a seat for each of its tickets, or none at all. */
export const hasSeatEach = ({ seats: chosen = [], quantities: wanted = [] }: Partial<CartSeats>): boolean =>
  chosen.length === 0 || chosen.length === wanted.reduce((sum, quantity) => sum + quantity, 0);
interface CartSeats {
  readonly seats: readonly Seat[] | undefined;
  readonly quantities: readonly number[];
}
