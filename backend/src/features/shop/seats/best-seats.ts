import { seatKey, type PlanSeat, type SeatKind } from '@vestibule/contracts/seats/seat';
import { isForKind } from './seat-kinds';

/** The seats that one seat group of a date sells, and which of them are free. */
export interface Hall {
  /** Row by row from the stage, each from left to right. */
  readonly seats: readonly PlanSeat[];
  /** Twice the `x` of the room's middle. */
  readonly middle: number;
  readonly isFree: (seat: PlanSeat) => boolean;
}

/** How many seats of each kind are wanted. */
export type Party = Readonly<Record<SeatKind, number>>;
type Found = Readonly<Record<SeatKind, readonly PlanSeat[]>>;

/**
 * The best seats for people who come together, undefined where there are none: side by side in one row, in front and in
 * the middle, and so that no single seat is left between others where that can be. Wheelchair places are given only to
 * tickets for them, those beside them with them; `near` are seats that the party has already.
 */
export function bestSeats(hall: Hall, party: Party, near: readonly PlanSeat[] = []): Found | undefined {
  const accessible = wheelchairPlaces(hall, party, near);
  const normal = accessible && sideBySide(hall, party.normal, [...near, ...accessible.accessible]);
  return normal && { ...accessible, normal };
}

/** Free seats next to each other, each run as long as it is. */
function runsOf({ seats, isFree }: Hall): readonly (readonly PlanSeat[])[] {
  const runs: PlanSeat[][] = [];
  for (const seat of seats.filter((one) => isForKind(one, 'normal') && isFree(one))) {
    const before = runs.at(-1)?.at(-1);
    if (before?.y === seat.y && before.x === seat.x - 1) runs.at(-1)?.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

function sideBySide(hall: Hall, count: number, near: readonly PlanSeat[]): readonly PlanSeat[] | undefined {
  if (count === 0) return [];
  const windows = runsOf(hall).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - count + 1) }, (_, start) => {
      const seats = run.slice(start, start + count);
      const alone = [start, run.length - count - start].filter((left) => left === 1).length;
      const far = distanceOf(hall, seats, near);
      // A visitor who has seats already sits beside them, whatever is left.
      return { seats, cost: near.length > 0 ? [far, alone] : [alone, far] };
    }),
  );
  return least(windows)?.seats;
}

interface Costly {
  readonly cost: readonly number[];
}
/** The candidate with the lowest first cost, then the lowest second one; the first of equal ones. */
const least = <T extends Costly>(all: readonly T[]): T | undefined => {
  const isLess = (a: Costly, b: Costly) => (a.cost[0] ?? 0) - (b.cost[0] ?? 0) || (a.cost[1] ?? 0) - (b.cost[1] ?? 0);
  return [...all].sort(isLess)[0];
};

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** In seats: a row further back is as far as two aside; to others of the party as ten, as they want to sit by them. */
function distanceOf({ middle }: Hall, seats: readonly PlanSeat[], near: readonly PlanSeat[]): number {
  const [x, y] = [mean(seats.map((seat) => seat.x)), mean(seats.map((seat) => seat.y))];
  if (near.length === 0) return 2 * y + Math.abs(x - middle / 2);
  return 10 * Math.abs(y - mean(near.map((seat) => seat.y))) + Math.abs(x - mean(near.map((seat) => seat.x)));
}

/** Wheelchair places of one row, as close as they are, with the nearest places beside them. */
function wheelchairPlaces(hall: Hall, party: Party, near: readonly PlanSeat[]): Found | undefined {
  if (party.accessible + party.companion === 0) return { normal: [], accessible: [], companion: [] };
  const rows = [...new Set(hall.seats.map(({ y }) => y))];
  const all = rows.flatMap((y) => {
    const own = (kind: SeatKind) =>
      hall.seats.filter((seat) => seat.y === y && isForKind(seat, kind) && hall.isFree(seat));
    const [places, beside] = [own('accessible'), own('companion')];
    if (places.length < party.accessible || beside.length < party.companion) return [];
    return Array.from({ length: places.length - party.accessible + 1 }, (_, start) => {
      const accessible = places.slice(start, start + party.accessible);
      const around = accessible.length > 0 ? accessible : near;
      const companion = nearest(beside, around, party.companion);
      const seats = [...accessible, ...companion].sort((a, b) => a.x - b.x);
      const span = (seats.at(-1)?.x ?? 0) - (seats[0]?.x ?? 0);
      return { accessible, companion, cost: [span, distanceOf(hall, seats, near)] };
    });
  });
  const found = least(all);
  return found && { normal: [], accessible: found.accessible, companion: found.companion };
}

function nearest(seats: readonly PlanSeat[], around: readonly PlanSeat[], count: number): readonly PlanSeat[] {
  const to = (seat: PlanSeat) => (around.length === 0 ? 0 : Math.min(...around.map(({ x }) => Math.abs(x - seat.x))));
  return [...seats]
    .sort((a, b) => to(a) - to(b) || a.x - b.x)
    .slice(0, count)
    .sort((a, b) => a.x - b.x);
}

/** Seats of a plan as a hall; `taken`: their keys (`seatKey`). */
export function hallOf(plan: readonly PlanSeat[], category: string, taken: ReadonlySet<string>): Hall {
  const xs = plan.map(({ x }) => x);
  return {
    seats: plan.filter((seat) => seat.category === category),
    middle: Math.min(...xs) + Math.max(...xs),
    isFree: (seat) => !taken.has(seatKey(seat)),
  };
}
