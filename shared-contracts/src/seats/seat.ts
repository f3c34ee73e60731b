/** `accessible` is a place for a wheelchair, `companion` one beside it. */
export const SEAT_KINDS = ['normal', 'accessible', 'companion'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A seat as people call it, by the labels of its row and of itself; a plan has each once. */
export interface Seat {
  readonly row: string;
  readonly seat: string;
}

/** A seat where it stands, in seats from the left end (`x`) and in rows from the stage (`y`). */
export interface PlanSeat extends Seat {
  readonly x: number;
  readonly y: number;
  readonly kind: SeatKind;
  /** Kind of place in this venue, e.g. Parkett: a seat group of an event sells all seats of one. */
  readonly category: string;
}

/** One word for a seat, for maps. */
export const seatKey = ({ row, seat }: Seat): string => `${row}\n${seat}`;
export const isSameSeat = (a: Seat, b: Seat): boolean => a.row === b.row && a.seat === b.seat;

export const A_SEAT_EACH = 'seats must be as many as the tickets, or none';
/** Whether a line names a seat for each of its tickets, or none at all. */
export const hasSeatEach = ({ seats: chosen = [], quantities: wanted = [] }: Partial<CartSeats>): boolean =>
  chosen.length === 0 || chosen.length === wanted.reduce((sum, quantity) => sum + quantity, 0);
interface CartSeats {
  readonly seats: readonly Seat[] | undefined;
  readonly quantities: readonly number[];
}
