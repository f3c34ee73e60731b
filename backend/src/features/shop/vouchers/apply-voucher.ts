import { toCents } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { carts, holds } from '../tables';
import { prices, seatGroups } from '../../../engines/records/tables';
import { noReservation } from '../holds/quotas';
import { findVoucher, reduce, type VoucherProblem } from './vouchers';
import { heldPrice, isLiveIn } from '../holds/live-holds';

interface Applying {
  /** Value of the cart cookie. */
  readonly cartToken: string | undefined;
  /** The typed code; empty removes the cart's voucher. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Puts a voucher into a cart, in the place of the present one; returns the reason where it has no effect. It is used
 * with the order. Throws `no_reservation` where there is no cart.
 */
export async function applyVoucher(
  db: Database,
  { cartToken, code, now }: Applying,
): Promise<VoucherProblem | undefined> {
  return db.transaction(async (tx) => {
    const [cart] =
      cartToken === undefined
        ? []
        : await tx.select().from(carts).where(eq(carts.token, cartToken)).for('no key update');
    if (!cart) throw noReservation();
    const voucher = code.trim() === '' ? undefined : await findVoucher(tx, code);
    if (!voucher && code.trim() !== '') return 'unknown';
    const off = voucher && (await reduce(tx, voucher, await linesOf(tx, cart.id, now), { now }));
    if (typeof off === 'string') return off;
    await tx
      .update(carts)
      .set({ voucherId: voucher?.id ?? null })
      .where(eq(carts.id, cart.id));
    return undefined;
  });
}

async function linesOf(db: Database, cartId: number, now: number) {
  const rows = await db
    .select({ eventId: seatGroups.eventId, hold: holds, price: prices })
    .from(holds)
    .innerJoin(prices, eq(prices.id, holds.priceId))
    .innerJoin(seatGroups, eq(seatGroups.id, holds.seatGroupId))
    .where(isLiveIn(cartId, now));
  return rows.map(({ eventId, hold, price }) => ({
    eventId,
    quantity: hold.quantity,
    unitCents: toCents(heldPrice(hold, price)),
  }));
}
