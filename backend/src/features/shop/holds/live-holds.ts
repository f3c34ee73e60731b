import { RESERVATION_MINUTES } from '@vestibule/contracts';
import { and, eq, exists, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { prices } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { holds, orders } from '../tables';

/**
 * Condition of holds that still count. Expired ones stay in the table until their seats are needed
 * (docs/behaviour/tickets.md#reservation).
 *
 * @param now - Milliseconds since 1970.
 */
export const isLive = (now: number): SQL => gt(holds.expiresAt, new Date(now).toISOString());

/** Condition of the live holds of a cart: its id, or a column with it. */
export const isLiveIn = (cartId: number | SQLWrapper, now: number): SQL | undefined =>
  and(eq(holds.cartId, cartId), isLive(now));

/** Condition of orders whose tickets are held at `now` until they are paid; inside a query of orders. */
export const isHeldUntilPaid = (db: Database, now: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(holds)
      .where(isLiveIn(orders.holdingCartId, now)),
  );

/** ISO 8601 instant at which a reservation made at `now` ends. */
export const reservationEnd = (now: number): string => new Date(now + RESERVATION_MINUTES * 60_000).toISOString();

/**
 * Decimal euro for each ticket of a hold: the price that was shown when it was held, whatever editors change until it
 * ends (docs/behaviour/tickets.md#reservation).
 */
export const heldPrice = (
  hold: Pick<typeof holds.$inferSelect, 'price'>,
  price: Pick<typeof prices.$inferSelect, 'price'>,
): string => hold.price ?? price.price;
