import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { holds, waiting } from '../tables';
import { changedEvents } from '../holds/changed-events';
import { giveBackTickets } from '../holds/quotas';
import { retryRaces } from '../holds/retry';
import { holdOf, lockWaitingPlace } from './find-place';
import { offerSeats } from '../offers/offer-seats';

/**
 * Removes a place from the waiting list; its held tickets go to the next. Returns the events whose display has changed.
 * Throws `not_found`.
 */
export const leaveWaiting = (db: Database, number: string, now: number): Promise<readonly number[]> =>
  retryRaces(() =>
    db.transaction(async (tx) => {
      const place = await lockWaitingPlace(tx, number);
      const held = await holdOf(tx, place, now);
      await tx.delete(waiting).where(eq(waiting.id, place.id));
      if (!held) return [];
      await tx.delete(holds).where(eq(holds.id, held.id));
      const { eventId } = place;
      const freed = { ...(await giveBackTickets(tx, held.quotaId, held.quantity)), eventId };
      return changedEvents(tx, [freed, ...(await offerSeats(tx, [eventId], now))], now);
    }),
  );
