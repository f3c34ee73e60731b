import { ne } from 'drizzle-orm';
import { orders } from '../../platform/db/schema';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop } from '../cart/testing/shop';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';
import { applyVoucher } from './apply-voucher';
import { addVoucher } from './testing/add-voucher';

jest.setTimeout(180_000);
const BUYERS = 30;
describeOnPostgres((connection) => {
  /** Everybody has the voucher in the cart, and orders at once; answers how many orders were reduced by it. */
  async function rush(uses: number, unsafeVoucher: boolean): Promise<number> {
    const { db } = connection;
    await addVoucher(db, { uses });
    const shop = await openShop(db, { capacity: BUYERS });
    for (let at = 0; at < BUYERS; at += 1) {
      await holdTickets(db, { cartToken: `c${at}`, lines: [lineOf(shop, 1)], now: NOW });
      expect(await applyVoucher(db, { cartToken: `c${at}`, code: 'HERBST10', now: NOW })).toBeUndefined();
    }
    await Promise.allSettled(
      Array.from({ length: BUYERS }, (_, at) =>
        placeOrder(db, { ...orderOf(`c${at}`, 1, NOW), shown: { tickets: 1, total: '10.80' }, unsafeVoucher }),
      ),
    );
    return db.$count(orders, ne(orders.voucherCode, ''));
  }

  test.each([1, 7])(`${BUYERS} buyers at once use a voucher of %i uses exactly so often`, async (uses) => {
    expect(await rush(uses, false)).toBe(uses);
    expect(await connection.db.$count(orders)).toBe(uses);
  });

  test('control: without its lock the same rush uses it more often', async () => {
    expect(await rush(1, true)).toBeGreaterThan(1);
  });
});
