import { randomBytes } from 'node:crypto';
import type { PlanSeat } from '@vestibule/contracts/seats/seat';
import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds, waiting } from '../tables';
import { events, quotas } from '../../../engines/records/tables';
import type { TakenOfEvent } from '../holds/changed-events';
import { freeExpired, takeTickets } from '../holds/quotas';
import { bestSeats } from '../seats/best-seats';
import { loadHall } from '../seats/load-hall';
import { insertSeats } from '../seats/take-seats';
import { placesOf, type OfferedPlace } from './places';
import { queueOffer } from './waiting-mails';
import { WAITING_ENDS_MINUTES } from '../../programme';

type Waiting = typeof waiting.$inferSelect;
const HOUR = 3_600_000;
const MAX_OFFER_HOURS = 12;

/** End of an offer: half of the time until the date begins, so that others may still get the tickets. */
const offerEnd = (now: number, startsAt: number): string =>
  new Date(now + Math.min(MAX_OFFER_HOURS * HOUR, Math.floor((startsAt - now) / 2))).toISOString();

/**
 * Holds free tickets of dates for the waiting list, in the order of its entries, and writes to those visitors; one who
 * wants more than are free in one place waits on. Returns the changes. To be called in a transaction, before seats are
 * given to anybody else: the waiting list comes first. The tickets are held as those of carts are, so that they are
 * never sold twice.
 */
export async function offerSeats(db: Database, eventIds: readonly number[], now: number): Promise<TakenOfEvent[]> {
  const changes: TakenOfEvent[] = [];
  for (const id of [...new Set(eventIds)].sort((a, b) => a - b)) changes.push(...(await offerOf(db, id, now)));
  return changes;
}

async function offerOf(db: Database, eventId: number, now: number): Promise<TakenOfEvent[]> {
  const waits = and(eq(waiting.eventId, eventId), eq(waiting.state, 'waiting'));
  if ((await db.$count(waiting, waits)) === 0) return [];
  const end = new Date(now + WAITING_ENDS_MINUTES * 60_000).toISOString();
  const [event] = await db
    .select()
    .from(events)
    .where(
      and(eq(events.id, eventId), eq(events.isOnline, true), ne(events.status, 'cancelled'), gt(events.startsAt, end)),
    );
  if (!event) return [];
  const places = await placesOf(db, eventId);
  // Quotas first: a cancellation has locked them already, and two who lock in another order wait for each other.
  const { free, changes } = await freeSeats(db, eventId, places, now);
  // Locked: of two who offer at the same time the second finds those who are left.
  const line = await db
    .select()
    .from(waiting)
    .where(waits)
    .orderBy(asc(waiting.since), asc(waiting.id))
    .for('no key update');
  const until = offerEnd(now, Date.parse(event.startsAt));
  for (const one of line) {
    const found = await roomFor(db, one, places, free);
    if (!found) continue;
    const { place, seats } = found;
    free.set(place.quotaId, (free.get(place.quotaId) ?? 0) - one.quantity);
    changes.push({ ...(await takeTickets(db, place.quotaId, one.quantity)), eventId });
    await hold(db, one, { place, seats }, until);
    await queueOffer(db, { event, place, seats: seats?.normal ?? [], waiting: one, until, now });
  }
  return changes;
}

/** Free tickets of each quota, which the lock protects until the transaction ends. */
async function freeSeats(db: Database, eventId: number, places: readonly OfferedPlace[], now: number) {
  const ids = [...new Set(places.map(({ quotaId }) => quotaId))];
  const freed = new Map<number, number>();
  for (const id of ids) freed.set(id, await freeExpired(db, id, now));
  const rows = await db
    .select()
    .from(quotas)
    .where(inArray(quotas.id, ids))
    .orderBy(asc(quotas.id))
    .for('no key update');
  return {
    free: new Map(rows.map(({ id, held, capacity }) => [id, capacity - held])),
    changes: rows
      .filter(({ id }) => freed.get(id) !== 0)
      .map(({ id, held, capacity }): TakenOfEvent => {
        return { quotaId: id, eventId, capacity, before: held + (freed.get(id) ?? 0), after: held };
      }),
  };
}

interface Room {
  readonly place: OfferedPlace;
  /** Seats side by side, where they are numbered. */
  readonly seats: { readonly eventId: number; readonly normal: readonly PlanSeat[] } | undefined;
}

/** The first place with room for all tickets of an entry; quotas are locked. */
async function roomFor(
  db: Database,
  { quantity }: Waiting,
  places: readonly OfferedPlace[],
  free: ReadonlyMap<number, number>,
): Promise<Room | undefined> {
  for (const place of places.filter(({ quotaId }) => (free.get(quotaId) ?? 0) >= quantity)) {
    const hall = await loadHall(db, place.quotaId);
    if (!hall) return { place, seats: undefined };
    const seats = bestSeats(hall, { normal: quantity, accessible: 0, companion: 0 });
    if (seats) return { place, seats: { eventId: hall.eventId, normal: seats.normal } };
  }
  return undefined;
}

async function hold(db: Database, { id, quantity }: Waiting, { place, seats }: Room, expiresAt: string): Promise<void> {
  const [cart] = await db
    .insert(carts)
    .values({ token: randomBytes(32).toString('base64url') })
    .returning({ id: carts.id });
  if (!cart) throw new Error('The cart of an offer was not written');
  const [held] = await db
    .insert(holds)
    .values({ ...place, cartId: cart.id, quantity, expiresAt })
    .returning({ id: holds.id });
  if (held && seats) await insertSeats(db, seats, [{ owner: { holdId: held.id }, seats: seats.normal }]);
  await db
    .update(waiting)
    .set({ state: 'offered', holdingCartId: cart.id, offeredUntil: expiresAt })
    .where(eq(waiting.id, id));
}
