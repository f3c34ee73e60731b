import { CSRF_HEADER, type ContentModule, type EventsPage, type Page as ContentPage } from '@vestibule/contracts';
import { editorCookies, signIn } from '../fixtures/editor-session';
import { editorWrites, publishPage } from '../fixtures/editor-writes';
import { rawGet } from '../fixtures/raw-get';
import { cachedPaths, openWithWorker } from '../fixtures/service-worker';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/frame.md#service-worker

test.use({ serviceWorkers: 'allow' });
test.afterEach(stopTestSites);

/** Runs a task while no server answers at the site's address. */
async function withoutNetwork({ gateway }: TestSite, task: () => Promise<void>): Promise<void> {
  await gateway.stop();
  try {
    await task();
  } finally {
    await gateway.start();
  }
}

/** Modules with those in the columns of others. */
const flat = (modules: readonly ContentModule[]): ContentModule[] =>
  modules.flatMap((module) =>
    module.model === 'section' ? flat(module.columns.flatMap(({ children }) => children)) : [module],
  );

/** Writes a headline of the visit page, as an editor does. */
async function writeHeadline({ origin }: TestSite, content: string): Promise<void> {
  const { id, modules } = JSON.parse(
    (await rawGet(`${origin}/de/pageeditor-api/page/besuch`)).body.toString(),
  ) as ContentPage;
  const headline = flat(modules).find(({ model }) => model === 'headline');
  const cookie = await editorCookies(origin);
  const token = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';
  const headers = { cookie, [CSRF_HEADER]: token, 'content-type': 'application/json', 'if-match': '*' };
  const answer = await fetch(`${origin}/de/pageeditor-api/headline/${headline?.id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ content }),
  });
  if (!answer.ok) throw new Error(`The headline cannot be written: ${answer.status} ${await answer.text()}`);
  await publishPage(await editorWrites(origin), id);
}

test('builds come from the cache once they were fetched, even when nobody else answers', async ({
  page,
  site,
  complaints,
}) => {
  await openWithWorker(page, '/de');
  await page.reload({ waitUntil: 'networkidle' });
  const style = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  await expect.poll(async () => (await cachedPaths(page)).includes(style ?? '')).toBe(true);
  expect(complaints.all).toEqual([]);
  const ask = (path: string) =>
    page.evaluate(async (address) => {
      try {
        return (await fetch(address, { cache: 'no-store' })).status;
      } catch {
        return 0;
      }
    }, path);
  await withoutNetwork(site, async () => {
    expect(await ask(style ?? '')).toBe(200);
    expect(await ask('/de/api/events/?page_size=10')).toBe(0);
    expect(await ask('/api/health/')).toBe(0);
  });
});

test('a page that was changed is seen changed at the next visit', async ({ page, site }) => {
  await openWithWorker(page, '/de/besuch');
  for (const mark of ['Zum ersten Mal neu', 'Zum zweiten Mal neu']) {
    await writeHeadline(site, mark);
    const answer = await page.goto('/de/besuch');
    expect(answer?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('main').getByText(mark)).toBeVisible();
  }
});

test('without a network there is the programme as it was seen last, in the language of the page; with one, the page', async ({
  page,
  site,
}) => {
  await openWithWorker(page, '/en/events');
  const { results } = JSON.parse(
    (await rawGet(`${site.origin}/en/api/events/?page_size=10`)).body.toString(),
  ) as EventsPage;
  const [first] = [...results].sort((a, b) => a.date_start.localeCompare(b.date_start));
  await withoutNetwork(site, async () => {
    const answer = await page.goto('/en/visit');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection right now');
    const programme = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /as you last saw it/ }) });
    await expect(programme).toContainText(/As of \d+ \w+ \d{4} at \d\d:\d\d/);
    await expect(programme.getByRole('listitem')).toHaveCount(results.length);
    await expect(programme.getByRole('listitem').first()).toContainText(first?.title ?? 'none');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // The Czech programme was never opened here.
    await page.goto('/cs/navsteva');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.getByRole('heading')).toHaveText(['Momentálně bez připojení']);
    await page.goto('/en/visit');
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection right now');
  await expect(page).toHaveURL(/\/en\/visit$/);
});

test('a click without a network leads to the offline page as well', async ({ page, context }) => {
  await openWithWorker(page, '/de');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade keine Verbindung');
  // The page comes back by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('nothing of a session, of the API or of anything that changes is in any cache', async ({ page, site }) => {
  await signIn(page, site.origin);
  await openWithWorker(page, '/de');
  for (const path of ['/de/besuch?edit=1', '/de/user/profile', '/cms-hub', '/de/veranstaltungen'])
    await page.goto(path, { waitUntil: 'networkidle' });
  const paths = await cachedPaths(page);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !/^\/(?:shell|remotes|media)\//.test(path)).sort()).toEqual([
    '/de/api/events/',
    '/offline/cs',
    '/offline/de',
    '/offline/en',
  ]);
  const kept = await page.evaluate(async () => (await caches.match('/de/api/events/?page_size=10'))?.text());
  expect(Object.keys(JSON.parse(kept ?? '{}') as object)).toEqual(['count', 'results', 'next', 'previous']);
});

test('the kill switch removes worker and caches from returning visitors', async ({ page, site }) => {
  // A site is started while this worker's has no gateway.
  test.slow();
  await openWithWorker(page, '/de');
  expect((await cachedPaths(page)).length).toBeGreaterThan(0);
  await withoutNetwork(site, async () => {
    const off = await startTestSite({ port: Number(new URL(site.origin).port), env: { SERVICE_WORKER: 'off' } });
    try {
      await page.goto('/de');
      const left = () =>
        page.evaluate(async () => ({
          caches: await caches.keys(),
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        }));
      await expect.poll(left).toEqual({ caches: [], workers: 0 });
      await page.goto('/de/besuch');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    } finally {
      // It leaves the address to the gateway of this worker's site.
      await off.stop();
    }
  });
});
