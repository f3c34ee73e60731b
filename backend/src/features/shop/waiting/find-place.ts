import { notFound } from '@vestibule/contracts';
import type { WaitingState } from '../tables/waiting';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { holds, waiting } from '../tables';
import { isLiveIn } from '../holds/live-holds';

type Waiting = typeof waiting.$inferSelect;
export type Hold = typeof holds.$inferSelect;

/** An offer that was not taken in time is over, also before the job has noted it. */
export const stateAt = ({ state, offeredUntil }: Pick<Waiting, 'state' | 'offeredUntil'>, now: number): WaitingState =>
  state === 'offered' && Date.parse(offeredUntil ?? '') <= now ? 'over' : state;

/** A place by its number. Throws `not_found`. */
export async function findWaitingPlace(db: Database, number: string): Promise<Waiting> {
  const [place] = await db.select().from(waiting).where(eq(waiting.number, number));
  if (!place) throw notFound('There is no such place on a waiting list');
  return place;
}

/** The same, locked: concurrent offers, purchases and departures run one after the other. */
export async function lockWaitingPlace(db: Database, number: string): Promise<Waiting> {
  const [place] = await db.select().from(waiting).where(eq(waiting.number, number)).for('no key update');
  if (!place) throw notFound('There is no such place on a waiting list');
  return place;
}

/** The hold of a place; undefined where there is none, or it has expired. */
export async function holdOf(db: Database, { holdingCartId }: Waiting, now: number): Promise<Hold | undefined> {
  if (holdingCartId === null) return undefined;
  const live = isLiveIn(holdingCartId, now);
  return (await db.select().from(holds).where(live))[0];
}
