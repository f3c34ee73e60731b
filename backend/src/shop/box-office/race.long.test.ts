import { isSiteError } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { addEditor } from '../../testing/fixtures';
import { emptyTables } from '../../testing/rows';
import { holdTickets } from '../cart/hold-tickets';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';
import { soldIn } from '../orders/testing/sold';
import { sellAtDesk } from './sell-at-desk';

jest.setTimeout(120_000);
const BUYERS = 40;

async function buyOnWeb(db: Database, shop: Shop, cart: string, unsafe: boolean) {
  await holdTickets(db, { cartToken: cart, lines: [lineOf(shop, 1)], now: NOW, unsafe });
  return placeOrder(db, orderOf(cart, 1, NOW));
}
const buyAtDesk = async (db: Database, shop: Shop, authorId: number, key: string, unsafe: boolean) =>
  (
    await sellAtDesk(db, {
      key,
      secret: Buffer.from('secret'),
      line: lineOf(shop, 1),
      total: '12.00',
      way: 'cash',
      buyer: { name: '', email: '' },
      lang: 'de',
      by: { authorId, now: NOW },
      linkOf: () => '',
      unsafe,
    })
  ).number;

describeOnPostgres((connection) => {
  /** Desk and web go for the same seats at the same time; answers how many got one, and why the others did not. */
  async function rush(seats: number, unsafe = false) {
    const { db } = connection;
    const shop = await openShop(db, { capacity: seats });
    const authorId = await addEditor(db, 'shop');
    const all = await Promise.allSettled(
      Array.from({ length: BUYERS }, (_, at) => [
        buyOnWeb(db, shop, `web-${at}`, unsafe),
        buyAtDesk(db, shop, authorId, `desk-${at}`, unsafe),
      ]).flat(),
    );
    const reasons = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    return {
      won: all.length - reasons.length,
      refusals: [...new Set(reasons.map((error) => (isSiteError(error) ? error.code : String(error))))],
    };
  }

  test('for the last seat exactly one of desk and web gets it', async () => {
    expect(await rush(1)).toEqual({ won: 1, refusals: ['sold_out'] });
    expect(await soldIn(connection.db)).toEqual({ sold: 1, codes: 1, inHolds: 0, counted: 1 });
  });

  test('all seats are sold, each once', async () => {
    expect(await rush(25)).toEqual({ won: 25, refusals: ['sold_out'] });
    expect(await soldIn(connection.db)).toEqual({ sold: 25, codes: 25, inHolds: 0, counted: 25 });
  });

  test('control: without condition and constraint desk and web sell more than there are', async () => {
    await connection.db.execute(sql`ALTER TABLE quotas DROP CONSTRAINT quotas_never_oversold`);
    try {
      await rush(1, true);
      expect((await soldIn(connection.db)).sold).toBeGreaterThan(1);
    } finally {
      await emptyTables(connection.db);
      await connection.db.execute(
        sql`ALTER TABLE quotas ADD CONSTRAINT quotas_never_oversold CHECK (held >= 0 AND held <= capacity)`,
      );
    }
  });
});
