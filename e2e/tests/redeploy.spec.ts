import { expect, test } from '@playwright/test';
import { Releases } from '@vestibule/registry/releases';
import { HEAP_ENV, heapUsed, leak } from '../fixtures/heap';
import { ADDRESSES_REPEAT, startLoad, type Load } from '../fixtures/load';
import { untilWhole } from '../fixtures/own-site';
import { rawGet } from '../fixtures/raw-get';
import { REMOTE_NAMES } from '../fixtures/remotes';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { collectComplaints } from '../fixtures/test';
import { liveVersion, makeVersion, registryOf } from '../fixtures/versions';

/** Redeploys of each remote; `REDEPLOY_ROUNDS=10` for the long form. */
const ROUNDS = Number(process.env['REDEPLOY_ROUNDS'] ?? 2);
/** By then the gateway's caches are full. */
const WARM_AFTER = ROUNDS < 10 ? 4 : 10;
const PER_SECOND = 20;
/**
 * How many times the heap after WARM_AFTER redeploys the gateway may use after the last. Measured with ten rounds:
 * 1.04; 1.19 to 1.21 with the pools of ended workers kept.
 */
const HEAP_GROWTH = 1.15;
const PAGES = ['/de', '/de/veranstaltungen', '/en/visit', '/de/besuch', '/cs', '/de/cart'];

/** One for all: the controls, which harm it, come last. */
let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ ownRegistry: true, env: HEAP_ENV });
});
test.afterAll(stopTestSites);

const health = async ({ origin }: TestSite) =>
  JSON.parse((await rawGet(`${origin}/health`)).body.toString()) as { composition: string };
const metric = async ({ origin }: TestSite, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await rawGet(`${origin}/metrics`)).body.toString())?.[1]);

/**
 * The gateway's heap once the new composition's pages are in its cache and the old one's workers are gone: only equal
 * states can be compared.
 */
async function heapAtWork(site: TestSite, load: Load): Promise<number> {
  const seen = load.sent;
  await expect.poll(() => load.sent).toBeGreaterThan(seen + ADDRESSES_REPEAT);
  // Two that render, and two of the composition before: they wait for a rollback. Those of all others have ended.
  await expect.poll(() => metric(site, 'vestibule_render_workers')).toBe(4);
  return heapUsed(site);
}

test('redeploys under load: no request fails, an open tab goes on, and nothing is left behind', async ({ browser }) => {
  test.setTimeout(600_000);
  let swaps = 0;
  let afterWarm = NaN;
  const page = await browser.newPage({ baseURL: site.origin });
  const { all } = collectComplaints(page);
  await page.goto('/de/veranstaltungen');
  const before = await liveVersion(site, 'programme');
  const releases = new Releases(registryOf(site), 'e2e');
  // A running site, not one that has just been started: how that begins is another test's business.
  await untilWhole(site);
  const load = startLoad(site.origin, PAGES, PER_SECOND);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const name of REMOTE_NAMES) {
        const { composition } = await releases.publish(await makeVersion(site, name));
        await expect.poll(async () => (await health(site)).composition, { intervals: [100] }).toBe(composition.id);
        if ((swaps += 1) === WARM_AFTER) afterWarm = await heapAtWork(site, load);
      }
    }
    expect(await heapAtWork(site, load)).toBeLessThanOrEqual(HEAP_GROWTH * afterWarm);
    expect(load.failures).toEqual([]);
    expect(load.sent).toBeGreaterThan(ROUNDS * REMOTE_NAMES.length);

    // The tab still runs its own composition, whose parts it has not loaded yet.
    await page.locator('main h3 a').first().click();
    await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('main [data-remote=programme]').first().getAttribute('data-version')).toBe(before);
    expect(all).toEqual([]);
  } finally {
    await load.stop();
  }
  expect(load.failures).toEqual([]);
});

test('control: a gateway that leaks memory is noticed', async () => {
  const before = await heapUsed(site);
  expect(await heapUsed(site)).toBeLessThanOrEqual(HEAP_GROWTH * before);
  // All that the gateway has is some 22 MB.
  await leak(site, 50_000_000);
  expect(await heapUsed(site)).toBeGreaterThan(HEAP_GROWTH * before);
});

test('control: a site that dies under load is noticed', async () => {
  const load = startLoad(site.origin, PAGES, PER_SECOND);
  await expect.poll(() => load.sent).toBeGreaterThan(5);
  site.gateway.child?.kill('SIGKILL');
  await expect.poll(() => load.failures.length).toBeGreaterThan(0);
  await load.stop();
});
