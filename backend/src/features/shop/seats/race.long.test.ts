import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readPlan } from '@vestibule/contracts/seats/read-plan';
import { sql } from 'drizzle-orm';
import { takenSeats } from '../tables';
import { emptyTables } from '../../../testing/rows';
import { createTestApp } from '../../../testing/test-app';
import { takeTickets } from '../holds/quotas';
import { describeOnPostgres } from '../cart/testing/describe-on-postgres';
import { NOW, openShop } from '../cart/testing/shop';
import { takeTicketsUncounted } from '../cart/testing/unsafe-quotas';
import { numberSeats, takenIn } from './testing/seated-shop';

// Control runs put another part in its place.
jest.mock('../holds/quotas', () => {
  const actual = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
  return { ...actual, takeTickets: jest.fn(actual.takeTickets) };
});

/** Four rows of ten, with a way in the middle. */
const ROWS = ['A', 'B', 'C', 'D'].map((row) => `${row}: 1-5, _, 6-10 Parkett`).join('\n');
const PLAN = readPlan(ROWS).seats;
const CARTS = 60;

describeOnPostgres((connection) => {
  /** Lets many carts go for one to four seats each, some for the same ones of their own choice; returns statuses. */
  async function rush(): Promise<readonly number[]> {
    const shop = await openShop(connection.db);
    await numberSeats(connection.db, shop, ROWS);
    const site = await createTestApp({ db: connection.db, kind: 'postgresql', now: () => NOW });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
    try {
      return await Promise.all(Array.from({ length: CARTS }, (_, index) => hold(origin, index)));
    } finally {
      await site.close();
    }
  }

  async function hold(origin: string, index: number): Promise<number> {
    const quantity = (index % 4) + 1;
    const seats = index % 5 === 0 ? PLAN.slice(0, quantity).map(({ row, seat }) => ({ row, seat })) : [];
    const csrf =
      /csrftoken=([^;]+)/.exec((await fetch(`${origin}/api/csrf/`)).headers.getSetCookie().join())?.[1] ?? '';
    const line = { event_jet_id: 'VB-1', quantities: [quantity], sale_type_ids: [1], seats };
    const answer = await fetch(`${origin}/de/api/shop-cart/`, {
      method: 'POST',
      body: JSON.stringify({ lines: [line], idempotency_key: randomUUID() }),
      headers: { 'content-type': 'application/json', cookie: `csrftoken=${csrf}`, 'x-csrftoken': csrf },
    });
    return answer.status;
  }

  /** Seats of each hold from left to right, of those that sit together. */
  async function parties() {
    const rows = await connection.db.select().from(takenSeats);
    const seats = rows.flatMap(({ holdId, row, seat }) => {
      const found = PLAN.find((one) => one.row === row && one.seat === seat);
      return found ? [{ holdId, ...found }] : [];
    });
    return [...new Set(seats.map(({ holdId }) => holdId))].map((id) =>
      seats.filter(({ holdId }) => holdId === id).sort((a, b) => a.x - b.x),
    );
  }

  test(`${CARTS} carts over HTTP: no seat twice, everybody together, and nothing fails`, async () => {
    const statuses = await rush();
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { seats, counted } = await takenIn(connection.db);
    const labels = seats.split(' ');
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBe(counted);
    // A buyer of one seat gets it as long as there is any.
    expect(counted).toBe(PLAN.length);
    for (const [first, ...others] of await parties())
      expect(others.map(({ y, x }) => [y, x])).toEqual(
        others.map((_, index) => [first?.y, (first?.x ?? 0) + index + 1]),
      );
  });

  test('control: without lock and index the same rush gives seats twice', async () => {
    const { db } = connection;
    await db.execute(sql`ALTER TABLE quotas DROP CONSTRAINT quotas_never_oversold`);
    await db.execute(sql`DROP INDEX taken_seats_once`);
    try {
      jest.mocked(takeTickets).mockImplementation(takeTicketsUncounted);
      await rush();
      const labels = (await takenIn(db)).seats.split(' ');
      expect(new Set(labels).size).toBeLessThan(labels.length);
    } finally {
      const { takeTickets: safely } = jest.requireActual<typeof import('../holds/quotas')>('../holds/quotas');
      jest.mocked(takeTickets).mockImplementation(safely);
      await emptyTables(db);
      await db.execute(sql`CREATE UNIQUE INDEX taken_seats_once ON taken_seats (event_id, row, seat)`);
      await db.execute(
        sql`ALTER TABLE quotas ADD CONSTRAINT quotas_never_oversold CHECK (held >= 0 AND held <= capacity)`,
      );
    }
  });
});
