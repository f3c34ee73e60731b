import { isSiteError } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { addEditor } from '../../../testing/fixtures';
import { emptyTables } from '../../../testing/rows';
import { holdTickets } from '../cart/hold-tickets';
import { takeTickets } from '../holds/quotas';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { takeTicketsUnsafely } from '../cart/testing/unsafe-quotas';
import { placeOrder } from '../orders/place-order';
import { lineOf, orderOf } from '../orders/testing/buying';
import { soldIn } from '../orders/testing/sold';
import { sellAtDesk } from './sell-at-desk';

// Control runs put another part in its place.
jest.mock('../holds/quotas', () => {
  const actual = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
  return { ...actual, takeTickets: jest.fn(actual.takeTickets) };
});

const BUYERS = 40;

async function buyOnWeb(db: Database, shop: Shop, cart: string) {
  await holdTickets(db, { cartToken: cart, lines: [lineOf(shop, 1)], now: NOW });
  return placeOrder(db, orderOf(cart, 1, NOW));
}
const buyAtDesk = async (db: Database, shop: Shop, authorId: number, key: string) =>
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
    })
  ).number;

describeOnPostgres((connection) => {
  /**
   * Desk and web go for the same seats at the same time; returns the number of winners, and the reasons of the
   * refusals.
   */
  async function rush(seats: number) {
    const { db } = connection;
    const shop = await openShop(db, { capacity: seats });
    const authorId = await addEditor(db, 'shop');
    const all = await Promise.allSettled(
      Array.from({ length: BUYERS }, (_, at) => [
        buyOnWeb(db, shop, `web-${at}`),
        buyAtDesk(db, shop, authorId, `desk-${at}`),
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
      jest.mocked(takeTickets).mockImplementation(takeTicketsUnsafely);
      await rush(1);
      expect((await soldIn(connection.db)).sold).toBeGreaterThan(1);
    } finally {
      const { takeTickets: safely } = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
      jest.mocked(takeTickets).mockImplementation(safely);
      await emptyTables(connection.db);
      await connection.db.execute(
        sql`ALTER TABLE quotas ADD CONSTRAINT quotas_never_oversold CHECK (held >= 0 AND held <= capacity)`,
      );
    }
  });
});
