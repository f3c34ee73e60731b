import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { holds, orders } from '../tables';
import { emptyTables } from '../../../testing/rows';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { holdTickets } from '../cart/hold-tickets';
import { takeTickets } from '../holds/quotas';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop } from '../cart/testing/shop';
import { takeTicketsUnsafely } from '../cart/testing/unsafe-quotas';
import { cancelOrder } from './cancel-order';
import { placeOrder } from './place-order';
import { lineOf, orderOf } from './testing/buying';
import { buyOverHttp, type Outcome } from './testing/http-buyer';
import { soldIn } from './testing/sold';

// Control runs put another part in its place.
jest.mock('../holds/quotas', () => {
  const actual = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
  return { ...actual, takeTickets: jest.fn(actual.takeTickets) };
});

jest.setTimeout(900_000);
/** `RACE=whole` is the rush that the shop is built for (docs/operations.md#drills). */
const [BUYERS, SEATS] = process.env['RACE'] === 'whole' ? [10_000, 100] : [200, 50];
describeOnPostgres((connection) => {
  /** Lets everybody buy at once from a backend that listens. */
  async function rush(buyers: number): Promise<readonly Outcome[]> {
    const site: TestApp = await createTestApp({ db: connection.db, kind: 'postgresql', now: () => NOW });
    await site.app.listen({ port: 0, host: '127.0.0.1', backlog: buyers });
    // Buyers share this process with the server: some minutes pass between two calls of one of ten thousand.
    Object.assign(site.app.server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    try {
      return await Promise.all(Array.from({ length: buyers }, () => buyOverHttp(`http://127.0.0.1:${port}`, 'VB-1')));
    } finally {
      await site.close();
    }
  }
  const refusals = (outcomes: readonly Outcome[]) => [
    ...new Set(outcomes.flatMap((one) => ('refused' in one ? one.refused : []))),
  ];

  test(`${BUYERS} buyers over HTTP buy exactly ${SEATS} tickets, and each order that was confirmed is there`, async () => {
    await openShop(connection.db, { capacity: SEATS });
    const outcomes = await rush(BUYERS);
    const numbers = outcomes.flatMap((one) => ('number' in one ? one.number : []));
    expect([numbers.length, new Set(numbers).size, refusals(outcomes)]).toEqual([SEATS, SEATS, ['sold_out']]);
    const kept = await connection.db.select({ number: orders.number }).from(orders);
    expect(kept.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    expect(await soldIn(connection.db)).toEqual({ sold: SEATS, codes: SEATS, inHolds: 0, counted: SEATS });
  });

  test('control: without condition and constraint the same rush sells more than there are', async () => {
    await connection.db.execute(sql`ALTER TABLE quotas DROP CONSTRAINT quotas_never_oversold`);
    try {
      await openShop(connection.db, { capacity: SEATS });
      jest.mocked(takeTickets).mockImplementation(takeTicketsUnsafely);
      await rush(BUYERS);
      expect((await soldIn(connection.db)).sold).toBeGreaterThan(SEATS);
    } finally {
      const { takeTickets: safely } = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
      jest.mocked(takeTickets).mockImplementation(safely);
      await emptyTables(connection.db);
      await connection.db.execute(
        sql`ALTER TABLE quotas ADD CONSTRAINT quotas_never_oversold CHECK (held >= 0 AND held <= capacity)`,
      );
    }
  });

  test('a hold that others want back when it runs out is either sold or given back, never both', async () => {
    const shop = await openShop(connection.db, { capacity: SEATS });
    const { db } = connection;
    for (let cart = 0; cart < SEATS; cart += 1)
      await holdTickets(db, { cartToken: `cart-${cart}`, lines: [lineOf(shop, 1)], now: NOW });
    const late = NOW + 15 * 60_000;
    // The clocks of two backends differ: one sells holds that the other regards as expired.
    const all = await Promise.allSettled(
      Array.from({ length: SEATS }, (_, cart) => [
        placeOrder(db, orderOf(`cart-${cart}`, 1, late - 1)),
        holdTickets(db, { cartToken: `late-${cart}`, lines: [lineOf(shop, 1)], now: late }),
      ]).flat(),
    );
    const { sold, codes, inHolds, counted } = await soldIn(db);
    expect(sold + inHolds).toBe(counted);
    expect(counted).toBeLessThanOrEqual(SEATS);
    expect(codes).toBe(sold);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(sold + inHolds);
  });

  test('orders, cancellations and new orders at the same time leave every ticket counted once', async () => {
    const shop = await openShop(connection.db, { capacity: SEATS });
    const { db } = connection;
    const buy = async (cart: string) => {
      await holdTickets(db, { cartToken: cart, lines: [lineOf(shop, 2)], now: NOW });
      return placeOrder(db, orderOf(cart, 2, NOW));
    };
    const first = await Promise.all(Array.from({ length: 20 }, (_, at) => buy(`first-${at}`)));
    await Promise.allSettled([
      ...first.map((number) => cancelOrder(db, { number, houseEmail: 'kasse@example.org', now: NOW })),
      ...Array.from({ length: 30 }, (_, at) => buy(`second-${at}`)),
    ]);
    const { sold, inHolds, counted, codes } = await soldIn(db);
    expect([sold + inHolds, codes]).toEqual([counted, sold]);
    expect(counted).toBeLessThanOrEqual(SEATS);
    expect(await db.$count(holds)).toBe(inHolds / 2);
  });
});
