import { ne } from 'drizzle-orm';
import { orders } from '../tables';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop } from '../cart/testing/shop';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';
import { applyVoucher } from './apply-voucher';
import { voucherOf } from './vouchers';
import { addVoucher } from './testing/add-voucher';

// Control runs put another part in its place.
jest.mock('./vouchers', () => {
  const actual = jest.requireActual<typeof import('./vouchers')>('./vouchers');
  return { ...actual, voucherOf: jest.fn(actual.voucherOf) };
});

const BUYERS = 30;
describeOnPostgres((connection) => {
  /**
   * Everybody has the voucher in the cart, and orders at once; returns the number of orders that were reduced by it.
   */
  async function rush(uses: number): Promise<number> {
    const { db } = connection;
    await addVoucher(db, { uses });
    const shop = await openShop(db, { capacity: BUYERS });
    for (let at = 0; at < BUYERS; at += 1) {
      await holdTickets(db, { cartToken: `c${at}`, lines: [lineOf(shop, 1)], now: NOW });
      expect(await applyVoucher(db, { cartToken: `c${at}`, code: 'HERBST10', now: NOW })).toBeUndefined();
    }
    await Promise.allSettled(
      Array.from({ length: BUYERS }, (_, at) =>
        placeOrder(db, { ...orderOf(`c${at}`, 1, NOW), shown: { tickets: 1, total: '10.80' } }),
      ),
    );
    return db.$count(orders, ne(orders.voucherCode, ''));
  }

  test.each([1, 7])(`${BUYERS} buyers at once use a voucher of %i uses exactly so often`, async (uses) => {
    expect(await rush(uses)).toBe(uses);
    expect(await connection.db.$count(orders)).toBe(uses);
  });

  test('control: without its lock the same rush uses it more often', async () => {
    const { voucherOf: actual } = jest.requireActual<typeof import('./vouchers')>('./vouchers');
    jest.mocked(voucherOf).mockImplementation((db, id) => actual(db, id, false));
    expect(await rush(1)).toBeGreaterThan(1);
  });
});
