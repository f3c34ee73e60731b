import { isSiteError } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import { lockKeysUntilCommit } from '../../../platform/db/lock';
import { documents } from '../../../platform/db/tables';
import { orders } from '../tables';
import { queryRows } from '../../../platform/db/rows';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, OPEN_SALES, openShop, type Shop } from '../cart/testing/shop';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';

describeOnPostgres((connection) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(connection.db);
  });
  const limit = (sales: object) =>
    connection.db.update(documents).set({ value: { is_shop_online: true, sales: { ...OPEN_SALES, ...sales } } });

  /** One ticket to be paid at the desk; returns the code of the refusal, or 'ordered'. */
  async function buy(buyer: number, { email = `b${buyer}@example.org`, client = `client ${buyer}` } = {}) {
    const cart = `cart ${buyer}`;
    await holdTickets(connection.db, { cartToken: cart, lines: [lineOf(shop, 1)], now: NOW });
    const order = orderOf(cart, 1, NOW);
    try {
      await placeOrder(connection.db, { ...order, values: { ...order.values, email }, client });
      return 'ordered';
    } catch (error) {
      return isSiteError(error) ? error.code : String(error);
    }
  }

  it.each([
    ['e-mail address', { unpaid_email: 7 }, { email: 'one@example.org' }],
    ['client address', { unpaid_client: 7 }, { client: 'one' }],
    ['date', { unpaid_date: 7 }, {}],
  ])('keeps the limit of one %s among twenty orders at the same time', async (_, sales, same) => {
    await limit(sales);
    const all = await Promise.all(Array.from({ length: 20 }, (_, buyer) => buy(buyer, same)));
    expect(all.toSorted()).toEqual([...Array<string>(7).fill('ordered'), ...Array<string>(13).fill('unpaid_limit')]);
    expect(await connection.db.$count(orders)).toBe(7);
  });

  it('holds up orders of the same address alone', async () => {
    const { db } = connection;
    const locksAwaited = async () =>
      (await queryRows<{ n: number }>(db, sql`SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted`))[0]?.n;
    const same = await db.transaction(async (tx) => {
      await lockKeysUntilCommit(tx, 'unpaid', ['email:b1@example.org']);
      expect(await buy(2)).toBe('ordered');
      const waits = buy(1);
      while ((await locksAwaited()) === 0) await new Promise((resolve) => setImmediate(resolve));
      expect(await db.$count(orders)).toBe(1);
      return { waits };
    });
    expect(await same.waits).toBe('ordered');
  });
});
