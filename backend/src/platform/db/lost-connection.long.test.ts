import { isSiteError } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { closeShops, NOW, openShop, type Shop } from '../../features/shop/cart/testing/shop';
import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { MIGRATIONS } from '../../testing/migrations';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { connect, type Connection } from './connect';
import { isLostConnection } from './lost-connection';
import { queryRows } from './rows';

const SEATS = 60;
const BOOKINGS = 200;
const KILL = sql`SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const missing = postgresMissing();
(missing === undefined ? describe : describe.skip)(
  `connections that break${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    let server: TestPostgres;
    let connection: Connection;
    let other: Connection;
    let site: TestApp;
    let shop: Shop;
    beforeAll(async () => {
      server = await startPostgres();
      connection = await connect({ databaseUrl: server.url, dataDir: 'memory://' });
      await connection.migrate(MIGRATIONS);
      other = await connect({ databaseUrl: server.url, dataDir: 'memory://' });
      site = await createTestApp({ db: connection.db, kind: 'postgresql' });
      site.setNow(NOW);
    });
    afterAll(async () => {
      await site?.close();
      await connection?.close();
      await other?.close();
      await server?.stop();
    });
    beforeEach(async () => {
      await closeShops(connection.db);
      shop = await openShop(connection.db, { capacity: SEATS });
    });

    const book = async () => {
      const visitor = site.visitor({ 'x-forwarded-for': '203.0.113.1' });
      return (
        await visitor.write('POST', '/de/api/shop-cart/', {
          event_jet_id: shop.idJet,
          quantities: [1],
          sale_type_ids: [1],
        })
      ).statusCode;
    };
    const inHolds = async () =>
      (
        await queryRows<{ n: number; counted: number }>(
          other.db,
          sql`SELECT (SELECT count(*)::integer FROM holds) AS n, held AS counted FROM quotas`,
        )
      )[0];
    async function bookAll(meanwhile: () => Promise<void>) {
      let open = BOOKINGS;
      const all = Array.from({ length: BOOKINGS }, () => book().finally(() => (open -= 1)));
      const ended = (async () => {
        while (open > 0) await meanwhile();
      })();
      const statuses = await Promise.all(all);
      await ended;
      return (status: number) => statuses.filter((one) => one === status).length;
    }

    test('control: while they hold, every booking gets a seat or the response that there is none', async () => {
      const count = await bookAll(() => other.db.execute(sql`SELECT pg_sleep(0.01)`).then(() => undefined));
      expect([count(200), count(409)]).toEqual([SEATS, BOOKINGS - SEATS]);
    });

    test('a booking whose connection breaks is answered 503, and nothing else happens', async () => {
      let ended = 0;
      const count = await bookAll(async () => {
        ended += (await queryRows(other.db, KILL)).length;
        await other.db.execute(sql`SELECT pg_sleep(0.005)`);
      });
      expect(ended).toBeGreaterThan(0);
      expect(count(503)).toBeGreaterThan(0);
      expect(count(200) + count(409) + count(503)).toBe(BOOKINGS);
      // Acknowledged tickets are held, and never more than the capacity.
      const now = await inHolds();
      expect(now?.n).toBe(now?.counted);
      expect(now?.n).toBeGreaterThanOrEqual(count(200));
      expect(now?.n).toBeLessThanOrEqual(SEATS);
      // And the rest of the seats are still available.
      const rest = await bookAll(() => other.db.execute(sql`SELECT pg_sleep(0.01)`).then(() => undefined));
      expect(rest(200)).toBe(SEATS - (now?.n ?? 0));
    });

    test('a connection that breaks before its transaction begins is given back', async () => {
      const pool = (connection.db as unknown as { readonly $client: pg.Pool }).$client;
      const own = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
      const connectBroken = jest.spyOn(pool, 'connect').mockImplementation((async () => {
        const client = await own();
        const broken = new Promise((resolve) => void client.once('error', resolve));
        await other.db.execute(KILL);
        await broken;
        return client;
      }) as typeof pool.connect);
      // More often than the pool has connections.
      for (let time = 0; time < 11; time += 1) {
        const refused: unknown = await connection.db
          .transaction((tx) => tx.execute(sql`SELECT 1`))
          .catch((error: unknown) => error);
        expect([isLostConnection(refused), isSiteError(refused)]).toEqual([true, false]);
      }
      connectBroken.mockRestore();
      expect(await connection.db.transaction(() => Promise.resolve('done'))).toBe('done');
    });
  },
);

describe('lost connection', () => {
  test.each<[unknown, boolean]>([
    [
      new Error('Failed query', {
        cause: Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
      }),
      true,
    ],
    [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
    [new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }), true],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    [new Error('something else'), false],
    ['text', false],
  ])('%# is distinguished from other errors', (error, lost) => {
    expect(isLostConnection(error)).toBe(lost);
  });
});
