import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { connect } from '../../../platform/db/connect';
import { orders } from '../tables';
import { MIGRATIONS, migrationsBefore } from '../../../testing/migrations';

describe('orders from before their payment was noted', () => {
  it('have the time of their first payment, or of the order, and owe nothing', async () => {
    const [before, { db, migrate, close }] = await Promise.all([
      migrationsBefore('orders_paid'),
      connect({ dataDir: 'memory://' }),
    ]);
    await migrate(before);
    await db.execute(sql`
      INSERT INTO orders (id, number, key, lang, state, payment, first_name, last_name, email, total_cents, created_at, paid_at)
      OVERRIDING SYSTEM VALUE VALUES
      (1, 'paid', '1', 'de', 'confirmed', 'online', '', '', '', 1200, '2026-01-01T00:00Z', NULL),
      (2, 'known', '2', 'de', 'confirmed', 'online', '', '', '', 1200, '2026-01-01T00:00Z', NULL),
      (3, 'refund', '3', 'de', 'refund', 'online', '', '', '', 1200, '2026-01-01T00:00Z', NULL),
      (4, 'given up', '4', 'de', 'cancelled', 'online', '', '', '', 1200, '2026-01-01T00:00Z', NULL),
      (5, 'waits', '5', 'de', 'pending', 'online', '', '', '', 1200, '2026-01-01T00:00Z', NULL),
      (6, 'desk', '6', 'de', 'confirmed', 'desk', '', '', '', 1200, '2026-01-01T00:00Z', NULL),
      (7, 'desk paid', '7', 'de', 'confirmed', 'desk', '', '', '', 1200, '2026-01-01T00:00Z', '2026-01-05T00:00Z'),
      (8, 'free', '8', 'de', 'confirmed', 'online', '', '', '', 0, '2026-01-01T00:00Z', NULL)`);
    await db.execute(sql`
      INSERT INTO payments (order_id, key, amount_cents, state, paid_at) VALUES
      (1, 'a', 1200, 'refund', '2026-01-03T00:00Z'), (1, 'b', 1200, 'paid', '2026-01-02T00:00Z'),
      (3, 'c', 1200, 'refund', '2026-01-04T00:00Z'), (4, 'd', 1200, 'failed', NULL)`);
    await migrate(MIGRATIONS);
    const rows = await db.select().from(orders).orderBy(orders.id);
    expect(
      rows.map(({ number, paidAt, owedCents }) => [number, paidAt && new Date(paidAt).getUTCDate(), owedCents]),
    ).toEqual([
      ['paid', 2, 0],
      ['known', 1, 0],
      ['refund', 4, 0],
      ['given up', null, 0],
      ['waits', null, 0],
      ['desk', null, 1200],
      ['desk paid', 5, 0],
      ['free', null, 0],
    ]);
    await close();
    await rm(before, { recursive: true });
  });
});
