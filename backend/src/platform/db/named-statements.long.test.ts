import { sql } from 'drizzle-orm';
import { describeOnPostgres } from '../../features/shop/cart/testing/describe-on-postgres';
import type { Database } from './database';
import { StatementNames } from './named-statements';
import { queryRows } from './rows';

describeOnPostgres((connection) => {
  /** Statements that the connection of a transaction has kept, after this was done in it. */
  const keptAfter = (work: (tx: Database) => Promise<unknown>) =>
    connection.db.transaction(async (tx) => {
      await work(tx);
      return queryRows<{ readonly statement: string }>(tx, sql`SELECT statement FROM pg_prepared_statements`);
    });
  const double = (tx: Database, n: number) => queryRows<{ readonly n: number }>(tx, sql`SELECT ${n}::integer * 2 AS n`);

  test('a statement of a transaction that comes often is stored, and takes new values', async () => {
    const found: unknown[] = [];
    const kept = await keptAfter(async (tx) => {
      for (let n = 1; n <= 5; n += 1) found.push(await double(tx, n));
    });
    expect(found).toEqual([2, 4, 6, 8, 10].map((n) => [{ n }]));
    expect(kept).toEqual([{ statement: 'SELECT $1::integer * 2 AS n' }]);
  });

  test('a rare statement, or one outside of transactions, is not', async () => {
    for (let n = 1; n <= 5; n += 1) await queryRows(connection.db, sql`SELECT ${n}::integer * 3 AS n`);
    const after = await keptAfter((tx) => queryRows(tx, sql`SELECT 1 AS once`));
    expect(JSON.stringify(after)).not.toMatch(/\* 3|once/);
  });
});

describe('named statements', () => {
  test('no more statements than a server has memory for get names', () => {
    const names = new StatementNames();
    const texts = Array.from({ length: 5000 }, (_, at) => `SELECT ${at}`);
    for (let time = 0; time < 3; time += 1) for (const text of texts.slice(0, 1000)) names.of(text);
    const named = texts.flatMap((text) => names.of(text) ?? []);
    expect([named.length, new Set(named).size]).toEqual([200, 200]);
  });
});
