import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { waiting } from '../tables';
import { changedEvents } from '../holds/changed-events';
import { retryRaces } from '../holds/retry';
import { offerSeats } from '../offers/offer-seats';

/**
 * Expires offers, deletes entries for past events, and offers seats freed by expired carts or raised capacity. Returns
 * the events whose display has changed. A date that fails is reported to `onFailure`, and the others are processed.
 */
export async function lookAfterWaiting(
  db: Database,
  now: number,
  onFailure: (error: unknown, eventId: number) => void,
): Promise<readonly number[]> {
  const at = new Date(now).toISOString();
  await db
    .update(waiting)
    .set({ state: 'over', holdingCartId: null })
    .where(and(eq(waiting.state, 'offered'), lte(waiting.offeredUntil, at)));
  const over = db.select({ id: events.id }).from(events).where(lte(events.endsAt, at));
  await db.delete(waiting).where(inArray(waiting.eventId, over));
  const dates = await db.selectDistinct({ id: waiting.eventId }).from(waiting).where(eq(waiting.state, 'waiting'));
  const changed: number[] = [];
  for (const { id } of dates)
    try {
      changed.push(
        ...(await retryRaces(() =>
          db.transaction(async (tx) => changedEvents(tx, await offerSeats(tx, [id], now), now)),
        )),
      );
    } catch (error) {
      onFailure(error, id);
    }
  return changed;
}
