import { expect, test } from '@playwright/test';
import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { insist, newBuyer, type Offer } from '../fixtures/buyer';
import { startCrowd, type Crowd } from '../fixtures/crowd';
import { startPaymentPage, type PaymentPage } from '../fixtures/payment-page';
import { faultsOf, readBook } from '../fixtures/sales-book';
import { EDITOR } from '../fixtures/seed';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { makeSoldEvent } from '../fixtures/sold-event';

/** Mishaps in turn; `DRILL_ROUNDS` for more. */
const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? 3);
/** An order or a callback takes about this long here: the mishaps come at moments spread over it. Milliseconds. */
const SALE_MS = 20;
/** More than are sold in all rounds. */
const CAPACITY = 100_000;
/** Sold in the end, to one buyer. */
const LEFT = 10;
const OF_EACH = 3;

const MISHAPS = ['backend', 'database', 'both'] as const;
type Mishap = (typeof MISHAPS)[number];

const missing = postgresMissing();
test.skip(missing !== undefined, missing);

let database: TestPostgres;
let page: PaymentPage;
let site: TestSite;
let offer: Offer;
let crowd: Crowd;

test.beforeAll(async () => {
  [database, page] = await Promise.all([startPostgres(), startPaymentPage()]);
  const editor = { EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password };
  site = await startTestSite({ env: { DATABASE_URL: database.url, ...editor, ...page.env } });
});
test.beforeEach(async () => {
  offer = await makeSoldEvent(site.origin, `night-${test.info().testId}`, CAPACITY);
  crowd = startCrowd({ origin: site.origin, offer, page }, OF_EACH);
});
// Without waiting: some buyers may never get the tickets that a failed test has lost.
test.afterEach(() => crowd.leave());
test.afterAll(async () => {
  await stopTestSites();
  await page.close();
  await database.stop();
});

const somebodyBuys = async () => {
  const { bought } = crowd;
  await expect.poll(() => crowd.bought, { intervals: [20] }).toBeGreaterThan(bought + OF_EACH);
};

/** While somebody is buying; resolves when it is over, and people buy again. */
async function strike(mishap: Mishap, afterMs: number): Promise<void> {
  await somebodyBuys();
  await crowd.nextSend();
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (mishap !== 'database') site.backend.child?.kill('SIGKILL');
  if (mishap !== 'backend') {
    await database.kill();
    await database.restart();
  }
  await somebodyBuys();
}

/** Results from before the book is read must be in it. */
async function faults(): Promise<readonly string[]> {
  const told = { confirmed: [...crowd.confirmed], heard: new Map(page.heard) };
  return [...faultsOf(await readBook(database), told), ...crowd.refused, ...page.refused.map(String)];
}

test('kill -9 of backend and database while tickets are sold and paid loses no sale, and makes none twice', async () => {
  test.setTimeout(180_000 + ROUNDS * 20_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    await strike(MISHAPS[round % MISHAPS.length] ?? 'both', (round * 7) % SALE_MS);
    expect(await faults(), `after round ${round}`).toEqual([]);
  }
  await crowd.stop();
  expect(await faults()).toEqual([]);
  // Nobody has an order, or a payment, that they were not told of.
  const { orders } = await readBook(database);
  expect(orders).toHaveLength(crowd.bought);
  expect(page.heard.size).toBe(crowd.bought - crowd.confirmed.length);
  test.info().annotations.push({ type: 'sales', description: `${crowd.bought} in ${ROUNDS} rounds` });

  // The holds of buyers without a response expire, and all other tickets are sold, and no more.
  await database.execute(
    "UPDATE holds SET expires_at = now() - interval '1 minute'",
    `UPDATE quotas SET capacity = held - (SELECT coalesce(sum(quantity), 0) FROM holds WHERE quota_id = quotas.id) + ${LEFT}
     WHERE capacity = ${CAPACITY}`,
  );
  const last = newBuyer(site.origin, offer);
  await insist(last.begin);
  expect((await last.hold(LEFT)).status).toBe(200);
  expect((await last.order(LEFT, 'desk')).status).toBe(200);
  const late = newBuyer(site.origin, offer);
  await insist(late.begin);
  expect((await late.hold(1)).body.code).toBe('sold_out');
});

test('control: a database that answers before it has written loses sales, and they are missed', async () => {
  await database.execute('ALTER SYSTEM SET synchronous_commit = off', 'SELECT pg_reload_conf()');
  // Nothing is written any more, where these would have done it at some moment.
  const writers = await database.json<number[]>(
    `SELECT json_agg(pid) FROM pg_stat_activity WHERE backend_type IN ('walwriter', 'background writer', 'checkpointer')`,
  );
  expect(writers).toHaveLength(3);
  for (const pid of writers) process.kill(pid, 'SIGSTOP');
  await strike('database', 0);
  expect(await faults()).toContainEqual(expect.stringMatching(/^order \S+ is lost$/));
});
