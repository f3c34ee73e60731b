import { eq, sql } from 'drizzle-orm';
import { holds } from '../tables';
import { prices, quotas, seatGroups } from '../../../engines/records/tables';
import { emptyDatabase } from '../../../testing/memory-database';
import { holdTickets } from './hold-tickets';
import { takeTickets } from '../holds/quotas';
import { describeOnPostgres } from './testing/describe-on-postgres';
import { race } from './testing/race';
import { takeTicketsUnsafely } from './testing/unsafe-quotas';
import { closeShops, NOW, openShop } from './testing/shop';

// Control runs put another part in its place.
jest.mock('../holds/quotas', () => {
  const actual = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
  return { ...actual, takeTickets: jest.fn(actual.takeTickets) };
});

const SEATS = 50;
const CARTS = 200;
const exactlyAll = { won: SEATS, soldOut: CARTS - SEATS, failed: [], inHolds: SEATS, counted: SEATS };

describe('cart: race', () => {
  test('on PGlite 200 carts go for 50 seats, and exactly 50 get one', async () => {
    const connection = await emptyDatabase();
    const shop = await openShop(connection.db, { capacity: SEATS });
    expect(await race(connection.db, shop, CARTS)).toEqual(exactlyAll);
    await connection.close();
  });

  describeOnPostgres((connection) => {
    test('200 carts go for 50 seats, and exactly 50 get one', async () => {
      const shop = await openShop(connection.db, { capacity: SEATS });
      expect(await race(connection.db, shop, CARTS)).toEqual(exactlyAll);
    });

    test('control: without condition and constraint the same race oversells', async () => {
      const { db } = connection;
      await db.execute(sql`ALTER TABLE quotas DROP CONSTRAINT quotas_never_oversold`);
      const shop = await openShop(db, { capacity: SEATS });
      const { takeTickets: safely } = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
      jest.mocked(takeTickets).mockImplementation(takeTicketsUnsafely);
      const result = await race(db, shop, CARTS);
      jest.mocked(takeTickets).mockImplementation(safely);
      expect(result.inHolds).toBeGreaterThan(SEATS);
      await closeShops(db);
      await db.execute(
        sql`ALTER TABLE quotas ADD CONSTRAINT quotas_never_oversold CHECK (held >= 0 AND held <= capacity)`,
      );
    });

    test('carts go for the times of a tour, and each time has exactly its places', async () => {
      const { db } = connection;
      const places = [20, 35];
      const shop = await openShop(db, { slots: places });
      const slots = shop.tour?.slots ?? [];
      const goals = slots.map((block_id) => ({ seat_group: shop.tour?.id ?? 0, block_id }));
      const { won, soldOut, failed, ...first } = await race(db, shop, CARTS, { goals, quotaId: slots[0] ?? 0 });
      expect([won, soldOut, failed]).toEqual([55, CARTS - 55, []]);
      expect(first).toEqual({ inHolds: places[0], counted: places[0] });
      const [second] = await db
        .select()
        .from(quotas)
        .where(eq(quotas.id, slots[1] ?? 0));
      expect(second?.held).toBe(places[1]);
    });

    test('carts go for two seat groups that share a quota, and both together get its capacity', async () => {
      const { db } = connection;
      const shop = await openShop(db, { capacity: SEATS });
      const [balcony] = await db
        .insert(seatGroups)
        .values({ eventId: shop.eventId, key: 'Rang', name: { de: 'Rang' }, quotaId: shop.hall.quotaId })
        .returning({ id: seatGroups.id });
      const price = { name: { de: 'Normal' }, text: { de: 'Vollpreis' }, price: '9.00', saleType: 1 };
      await db.insert(prices).values({ ...price, seatGroupId: balcony?.id ?? 0 });
      const goals = [{ seat_group: shop.hall.id }, { seat_group: balcony?.id ?? 0 }];
      expect(await race(db, shop, CARTS, { goals })).toEqual(exactlyAll);
      const groups = await db.selectDistinct({ id: holds.seatGroupId }).from(holds);
      expect(groups).toHaveLength(2);
    });

    test('carts that name the same two events in opposite order do not block each other', async () => {
      const { db } = connection;
      const shops = [
        await openShop(db, { idJet: 'A', capacity: 500 }),
        await openShop(db, { idJet: 'B', capacity: 500 }),
      ];
      const lines = shops.map(({ idJet }) => ({
        event_jet_id: idJet,
        quantities: [1],
        sale_type_ids: [1],
        seat_group: undefined,
        block_id: undefined,
      }));
      const all = Array.from({ length: 60 }, (_, index) =>
        holdTickets(db, { cartToken: `cart-${index}`, lines: index % 2 ? lines : [...lines].reverse(), now: NOW }),
      );
      expect((await Promise.all(all)).every((held) => held.quantity === 2)).toBe(true);
    });

    test('carts that go for tickets whose time has run out share them out once', async () => {
      const { db } = connection;
      const shop = await openShop(db, { capacity: SEATS });
      const line = {
        event_jet_id: shop.idJet,
        quantities: [10],
        sale_type_ids: [1],
        seat_group: undefined,
        block_id: undefined,
      };
      for (let index = 0; index < 5; index += 1)
        await holdTickets(db, { cartToken: `early-${index}`, lines: [line], now: NOW - 3_600_000 });
      expect(await race(db, shop, CARTS)).toEqual(exactlyAll);
    });
  });
});
