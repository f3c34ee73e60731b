import { SiteError } from '@vestibule/contracts';
import { isSameSeat, type PlanSeat, type Seat, type SeatKind } from '@vestibule/contracts/seats/seat';
import { soldOut } from '../holds/quotas';
import { bestSeats, type Hall, type Party } from './best-seats';
import { isForKind, seatKindMismatch } from './seat-kinds';

/** A seat that a visitor has chosen, and the field of the call that says so. */
export interface ChosenSeat extends Seat {
  readonly field: string;
}

/** Tickets that need seats: those that were chosen, or as many as the best ones of this kind. */
export interface SeatWish {
  readonly quantity: number;
  readonly kind: SeatKind;
  readonly chosen: readonly ChosenSeat[];
}

/**
 * Seats for all wishes, in their order: those without a choice sit together. Chosen seats go to the wishes of their
 * kind, as a visitor chooses them for all prices at once. `near` are seats that the party has already. Throws
 * `sold_out` (-214) where there are not as many together, `conflict` for a chosen seat that is taken, `validation` for
 * one that is none, `seat_kind` for one of a kind that no price is for, the last three with its field.
 */
export function chooseSeats(
  hall: Hall,
  wishes: readonly SeatWish[],
  near: readonly PlanSeat[] = [],
): readonly (readonly PlanSeat[])[] {
  const chosen = chosenSeats(hall, wishes);
  const own = new Set(chosen.flat());
  const rest = { ...hall, isFree: (seat: PlanSeat) => hall.isFree(seat) && !own.has(seat) };
  const open = wishes.filter((wish) => wish.chosen.length === 0);
  const sum = (kind: SeatKind) =>
    open.filter((wish) => wish.kind === kind).reduce((all, { quantity }) => all + quantity, 0);
  const party: Party = { normal: sum('normal'), accessible: sum('accessible'), companion: sum('companion') };
  const found = bestSeats(rest, party, near);
  if (!found) throw soldOut();
  const left = { normal: [...found.normal], accessible: [...found.accessible], companion: [...found.companion] };
  return wishes.map((wish, index) =>
    wish.chosen.length > 0 ? (chosen[index] ?? []) : left[wish.kind].splice(0, wish.quantity),
  );
}

/** The chosen seats of each wish. */
function chosenSeats(hall: Hall, wishes: readonly SeatWish[]): readonly (readonly PlanSeat[])[] {
  const left = wishes.flatMap((wish) =>
    wish.chosen.map((seat) => ({ seat: chosenSeat(hall, seat), field: seat.field })),
  );
  const found = wishes.map(({ kind, chosen }) => {
    const own = left.filter(({ seat }) => isForKind(seat, kind)).slice(0, chosen.length);
    for (const one of own) left.splice(left.indexOf(one), 1);
    return own.map(({ seat }) => seat);
  });
  const [unused] = left;
  if (unused) throw seatKindMismatch(unused.seat, unused.field);
  return found;
}

function chosenSeat(hall: Hall, { field, ...wanted }: ChosenSeat): PlanSeat {
  const seat = hall.seats.find((one) => isSameSeat(one, wanted));
  if (!seat)
    throw new SiteError('validation', 400, `The seat group has no seat ${wanted.seat} in row ${wanted.row}`, { field });
  if (!hall.isFree(seat)) throw seatTaken(field, wanted);
  return seat;
}

/** 409 for a seat that is taken; `field` names the chosen one. */
const seatTaken = (field: string, { row, seat }: Seat) =>
  new SiteError('conflict', 409, `Row ${row}, seat ${seat} is taken`, { field });
