import type { PlanSeat, SeatKind } from '@vestibule/contracts/seats/seat';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { SiteError } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { holds, takenSeats } from '../tables';
import { prices } from '../../../engines/records/tables';
import { chooseSeats, type SeatWish } from './choose-seats';
import { loadHall, type HallOfDate } from './load-hall';

/** Whose seats they are: a hold's, or an order line's that is paid. */
export type SeatOwner = { readonly holdId: number } | { readonly lineId: number };

/** Notes that these seats are taken. The index refuses one that is taken already. */
export async function insertSeats(
  db: Database,
  { eventId }: Pick<HallOfDate, 'eventId'>,
  owned: readonly { readonly owner: SeatOwner; readonly seats: readonly PlanSeat[] }[],
): Promise<void> {
  const rows = owned.flatMap(({ owner, seats }) => seats.map(({ row, seat }) => ({ eventId, row, seat, ...owner })));
  if (rows.length > 0) await db.insert(takenSeats).values(rows);
}

/**
 * Takes seats for tickets that were counted on a quota just before, by the wishes of each owner; none where tickets
 * have no seats. Throws the errors of `chooseSeats`, and `validation` for seats that were chosen where there are none.
 */
export async function takeSeats(
  db: Database,
  quotaId: number,
  wishes: readonly (SeatWish & { readonly owner: SeatOwner })[],
): Promise<void> {
  const hall = await loadHall(db, quotaId);
  if (!hall) {
    const field = wishes.flatMap(({ chosen }) => chosen)[0]?.field;
    if (field === undefined) return;
    throw new SiteError('validation', 400, 'The seat group has no numbered seats', { field });
  }
  const seats = chooseSeats(hall, wishes);
  await insertSeats(
    db,
    hall,
    wishes.map(({ owner }, index) => ({ owner, seats: seats[index] ?? [] })),
  );
}

/** The kind of seats that a hold is for, by its price. */
async function kindOf(db: Database, holdId: number): Promise<SeatKind> {
  const [row] = await db
    .select({ kind: prices.seatKind })
    .from(holds)
    .innerJoin(prices, eq(prices.id, holds.priceId))
    .where(eq(holds.id, holdId));
  return row?.kind ?? 'normal';
}

/**
 * Takes `more` seats for a hold, beside those that it has, or gives its last ones back where `more` is negative. Throws
 * `sold_out` (-214).
 */
export async function changeSeats(db: Database, quotaId: number, holdId: number, more: number): Promise<void> {
  const hall = await loadHall(db, quotaId);
  if (!hall) return;
  const own = await db
    .select()
    .from(takenSeats)
    .where(eq(takenSeats.holdId, holdId))
    .orderBy(more < 0 ? desc(takenSeats.id) : asc(takenSeats.id));
  if (more < 0) {
    const last = own.slice(0, -more).map(({ id }) => id);
    await db.delete(takenSeats).where(inArray(takenSeats.id, last));
    return;
  }
  const near = hall.seats.filter((seat) => own.some(({ row, seat: label }) => seat.row === row && seat.seat === label));
  const [seats = []] = chooseSeats(hall, [{ quantity: more, kind: await kindOf(db, holdId), chosen: [] }], near);
  await insertSeats(db, hall, [{ owner: { holdId }, seats }]);
}
