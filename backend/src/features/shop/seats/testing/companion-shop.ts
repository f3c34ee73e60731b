import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { isSameSeat } from '@vestibule/contracts/seats/seat';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { orderLines, orders, takenSeats } from '../../tables';
import { prices } from '../../../../engines/records/tables';
import type { Shop } from '../../cart/testing/shop';
import { numberSeats } from './seated-shop';

/** Twenty normal seats, two wheelchair places, and more companion seats than those. */
const COMPANION_PLAN = 'A: 1-20 Parkett\nB: 1w, 2c, 3c, 4w, 5c, 6c Parkett';
/** Sale types of the shop's prices; a companion pays nothing, a wheelchair place 6.50 euro. */
export const NORMAL = 1;
export const WHEELCHAIR = 2;
export const COMPANION = 3;

/** Gives an open shop's hall the plan, and a price for each kind of seats. */
export async function openCompanionShop(db: Database, shop: Shop): Promise<void> {
  await numberSeats(db, shop, COMPANION_PLAN);
  await db.update(prices).set({ seatKind: 'accessible' }).where(eq(prices.saleType, WHEELCHAIR));
  await db.insert(prices).values({
    seatGroupId: shop.hall.id,
    name: { de: 'Begleitung' },
    price: '0.00',
    saleType: COMPANION,
    seatKind: 'companion',
  });
}

/** Companions, wheelchair places and seats outside their price's kind in each confirmed order that has a companion. */
export async function companionOrders(db: Database) {
  const rows = await db
    .select({ order: orders.id, kind: orderLines.seatKind, row: takenSeats.row, seat: takenSeats.seat })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(takenSeats, eq(takenSeats.lineId, orderLines.id))
    .where(eq(orders.state, 'confirmed'));
  const plan = readPlan(COMPANION_PLAN).seats;
  return [...new Set(rows.filter(({ kind }) => kind === 'companion').map(({ order }) => order))].map((order) => {
    const own = rows.filter((one) => one.order === order);
    return {
      companions: own.filter(({ kind }) => kind === 'companion').length,
      wheelchairs: own.filter(({ kind }) => kind === 'accessible').length,
      misplaced: own.filter((one) => plan.find((seat) => isSameSeat(seat, one))?.kind !== one.kind).length,
    };
  });
}
