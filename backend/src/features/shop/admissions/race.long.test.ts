import { isSiteError } from '@vestibule/contracts';
import { eq, sql } from 'drizzle-orm';
import { admissions, events, quotas, seatGroups } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW } from '../cart/testing/shop';
import { takeTicketsUnsafely } from '../cart/testing/unsafe-quotas';
import { holdTickets } from '../cart/hold-tickets';
import { takeTickets } from '../holds/quotas';
import { orderOf } from '../orders/testing/buying';
import { placeOrder } from '../orders/place-order';
import { admissionLine, openMuseum, TUESDAY, type Museum } from './testing/museum';

// The control run puts another part in its place.
jest.mock('../holds/quotas', () => {
  const actual = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
  return { ...actual, takeTickets: jest.fn(actual.takeTickets) };
});

const BUYERS = 120;

type Lines = Parameters<typeof holdTickets>[1]['lines'];

/** Lets many buyers go for admission at the same time; returns how many got it, and other results. */
async function race(db: Database, lineOf: (index: number) => Lines) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: BUYERS }, async (_, index) => {
      const cartToken = `buyer-${index}`;
      const lines = lineOf(index);
      const { quantity } = await holdTickets(db, { cartToken, lines, now: NOW });
      const total = lines.reduce((sum, line) => sum + (line.event_jet_id.includes('-3-') ? 14 : 9), 0);
      await placeOrder(db, {
        ...orderOf(cartToken, quantity, NOW),
        shown: { tickets: quantity, total: `${total}.00` },
      });
    }),
  );
  const refused = outcomes.filter((one) => one.status === 'rejected').map((one) => one.reason as unknown);
  const failed = refused.filter((error) => !(isSiteError(error) && error.code === 'sold_out'));
  return { won: BUYERS - refused.length, failed };
}

/** Places that are counted in the quotas, and in the lines of orders, for each admission. */
const placesOf = (db: Database) =>
  queryRows<{ key: string; counted: number; sold: number }>(
    db,
    sql`SELECT a.key, (SELECT sum(q.held)::integer FROM ${quotas} q WHERE q.id IN (SELECT coalesce(g.quota_id, t.quota_id)
        FROM ${seatGroups} g LEFT JOIN timeslots t ON t.seat_group_id = g.id JOIN ${events} e ON e.id = g.event_id WHERE e.admission_id = a.id)) AS counted,
        (SELECT coalesce(sum(l.quantity * l.places), 0)::integer FROM order_lines l JOIN ${events} e ON e.id = l.event_id WHERE e.admission_id = a.id) AS sold
      FROM ${admissions} a WHERE a.key <> 'both' ORDER BY a.key`,
  );

describe('admission: race', () => {
  describeOnPostgres((connection) => {
    const slot = (museum: Museum, time = '11:00') => admissionLine(museum.slots, TUESDAY, 1, { time });

    test('120 buyers go for the first 20 places of a day that nobody has opened, and exactly 20 are sold', async () => {
      const museum = await openMuseum(connection.db, { slotCapacity: 20 });
      expect(await race(connection.db, () => [slot(museum)])).toEqual({ won: 20, failed: [] });
      expect(await connection.db.$count(events)).toBe(1);
      expect(await placesOf(connection.db)).toContainEqual({ key: 'slots', counted: 20, sold: 20 });
    });

    test('combined tickets and single ones share the places of both parts, in any order of lines', async () => {
      const museum = await openMuseum(connection.db, { slotCapacity: 30, castleCapacity: 25 });
      const both = admissionLine(museum.both, TUESDAY, 1, { time: '11:00' });
      const castle = admissionLine(museum.castle, TUESDAY, 1);
      const wishes = [[both], [castle, slot(museum)], [slot(museum), castle], [castle]];
      const { won, failed } = await race(connection.db, (index) => wishes[index % wishes.length] ?? []);
      expect(failed).toEqual([]);
      const places = await placesOf(connection.db);
      expect(places).toContainEqual({ key: 'castle', counted: 25, sold: 25 });
      expect(places.every(({ counted, sold }) => counted === sold)).toBe(true);
      // Each of the wishes takes one place of the castle.
      expect(won).toBe(25);
    });

    test('control: without condition and constraint the same race oversells', async () => {
      const { db } = connection;
      await db.execute(sql`ALTER TABLE quotas DROP CONSTRAINT quotas_never_oversold`);
      const museum = await openMuseum(db, { slotCapacity: 20 });
      const { takeTickets: safely } = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
      jest.mocked(takeTickets).mockImplementation(takeTicketsUnsafely);
      const { won } = await race(db, () => [slot(museum)]);
      jest.mocked(takeTickets).mockImplementation(safely);
      expect(won).toBeGreaterThan(20);
      await db.update(quotas).set({ held: 0 }).where(eq(quotas.id, quotas.id));
      await db.execute(
        sql`ALTER TABLE quotas ADD CONSTRAINT quotas_never_oversold CHECK (held >= 0 AND held <= capacity)`,
      );
    });
  });
});
