import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { events, quotas, seatGroups, seatPlans } from '../../../../engines/records/tables';
import { takenSeats } from '../../tables';
import type { Shop } from '../../cart/testing/shop';

/** Two rows of six; in the second a wheelchair place with one beside it. */
export const PLAN = 'A: 1-6 Parkett\nB: 1-4, 5c, 6w Parkett';

/** Gives all tickets of an open shop's hall a seat. */
export async function numberSeats(db: Database, { eventId, idJet, hall }: Shop, rows = PLAN): Promise<void> {
  const capacity = readPlan(rows).seats.length;
  const [plan] = await db
    .insert(seatPlans)
    .values({ key: `plan-${idJet}`, name: 'Konzert', rows })
    .returning({ id: seatPlans.id });
  await db
    .update(events)
    .set({ seatPlanId: plan?.id ?? null })
    .where(eq(events.id, eventId));
  await db.update(seatGroups).set({ seats: 'Parkett' }).where(eq(seatGroups.id, hall.id));
  await db.update(quotas).set({ capacity }).where(eq(quotas.id, hall.quotaId));
}

/** Seats that somebody holds or has, as `A1 A2`, row by row, and how many tickets the quotas count. */
export async function takenIn(db: Database): Promise<{ readonly seats: string; readonly counted: number }> {
  const rows = await db.select().from(takenSeats).orderBy(asc(takenSeats.row), asc(takenSeats.seat));
  const counted = (await db.select().from(quotas)).reduce((sum, { held }) => sum + held, 0);
  return { seats: rows.map(({ row, seat }) => `${row}${seat}`).join(' '), counted };
}
