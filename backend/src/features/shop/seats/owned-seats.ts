import type { Seat } from '@vestibule/contracts/seats/seat';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { holds, takenSeats } from '../tables';

type TakenRow = typeof takenSeats.$inferSelect;

/** Seats by their owner `of`: a hold or a line of an order; in the order in which they were taken. */
export async function seatsOf(
  db: Database,
  of: 'holdId' | 'lineId',
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly TakenRow[]>> {
  const found = new Map<number, TakenRow[]>();
  if (ids.length === 0) return found;
  const column = takenSeats[of];
  const rows = await db
    .select()
    .from(takenSeats)
    .where(inArray(column, [...ids]))
    .orderBy(asc(takenSeats.id));
  for (const row of rows) found.set(row[of] ?? 0, [...(found.get(row[of] ?? 0) ?? []), row]);
  return found;
}

/** In the form of responses. */
export const asSeats = (rows: readonly TakenRow[] = []): Seat[] => rows.map(({ row, seat }) => ({ row, seat }));

/** Says which line of an order a hold's seats are sold as; `isSold` ends the hold of them. */
export async function seatsToLine(
  db: Database,
  { holdId, lineId, isSold }: { readonly holdId: number; readonly lineId: number; readonly isSold: boolean },
): Promise<void> {
  await db
    .update(takenSeats)
    .set({ lineId, ...(isSold && { holdId: null }) })
    .where(eq(takenSeats.holdId, holdId));
}

const holdsOf = (db: Database, cartId: number) =>
  db.select({ id: holds.id }).from(holds).where(eq(holds.cartId, cartId));

/** Keeps the seats of an order whose holds are about to end, as it is paid. */
export const keepSeats = (db: Database, cartId: number) =>
  db
    .update(takenSeats)
    .set({ holdId: null })
    .where(inArray(takenSeats.holdId, holdsOf(db, cartId)));

/** Makes seats of an order that is not paid those of the cart alone, to which its holds have gone back. */
export const seatsToCart = (db: Database, cartId: number) =>
  db
    .update(takenSeats)
    .set({ lineId: null })
    .where(inArray(takenSeats.holdId, holdsOf(db, cartId)));

/** Frees the seats of lines whose tickets were given back. */
export async function freeSeats(db: Database, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length > 0) await db.delete(takenSeats).where(inArray(takenSeats.lineId, [...lineIds]));
}

/** Gives each ticket of these lines its seat, in their order. */
export async function seatTickets(db: Database, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return;
  const ids = sql.join(
    lineIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const numbered = (table: string) =>
    sql`(select id, line_id, row_number() over (partition by line_id order by id) as n from ${sql.identifier(table)} where line_id in (${ids}))`;
  await db.execute(
    sql`update taken_seats set ticket_id = t.id from ${numbered('tickets')} t join ${numbered('taken_seats')} s on s.line_id = t.line_id and s.n = t.n where taken_seats.id = s.id`,
  );
}

/** Shares the seats of a hold out to those that take its place, in their order; remaining seats go with the hold. */
export async function shareSeats(
  db: Database,
  from: number,
  to: readonly { readonly id: number; readonly quantity: number }[],
): Promise<void> {
  const left = [...((await seatsOf(db, 'holdId', [from])).get(from) ?? [])];
  for (const { id, quantity } of to) {
    const own = left.splice(0, quantity).map((seat) => seat.id);
    if (own.length > 0) await db.update(takenSeats).set({ holdId: id }).where(inArray(takenSeats.id, own));
  }
}
