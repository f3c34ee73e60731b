import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#scroll-on-a-new-page
// - docs/behaviour/frame.md#page-transition
// - docs/behaviour/frame.md#scroll-to-a-hash
// - docs/behaviour/frame.md#code-that-is-gone

/** Notes the page's transition state before each of its changes. */
const watchTransition = () => {
  const seen: (string | null)[] = [];
  const options = { attributeFilter: ['data-page'], attributeOldValue: true };
  new MutationObserver((changes) => seen.push(...changes.map(({ oldValue }) => oldValue))).observe(
    document.documentElement,
    options,
  );
  Object.assign(globalThis, { seen });
};
const seen = () => (globalThis as unknown as { seen: (string | null)[] }).seen;

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the old page goes before the new one comes in, and afterwards nothing is left of it', async ({
    page,
    complaints,
  }) => {
    await page.goto('/de/veranstaltungen');
    const link = page.locator('main h3 a').first();
    const path = (await link.getAttribute('href')) ?? '';
    // A page that comes late is preceded by a skeleton, and has no transition.
    const prefetched = page.waitForResponse((response) => response.url().endsWith(path));
    await wake(page);
    await link.hover();
    await (await prefetched).finished();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchTransition);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
    await expect.poll(() => page.evaluate(seen)).toEqual([null, 'out', 'in']);
    expect(complaints.all).toEqual([]);
  });
});

test('with reduced motion the new page is simply there; it is announced, has the focus, and begins at the top', async ({
  page,
  complaints,
}) => {
  await page.goto('/de/veranstaltungen');
  await wake(page);
  await page.evaluate(watchTransition);
  const link = page.locator('main h3 a').nth(4);
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(seen)).toEqual([]);
  expect(complaints.all).toEqual([]);
});

/** Writes down how far each page was scrolled in the frames that showed it. */
function watchFrames(): void {
  const frames: Record<string, number[]> = {};
  Object.assign(globalThis, { frames });
  const look = () => {
    // A page that takes long has a skeleton below the header of the one before.
    if (!document.getElementById('page-skeleton'))
      (frames[document.querySelector('h1')?.textContent ?? ''] ??= []).push(scrollY);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const framesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { frames: Record<string, number[]> }).frames);

test('going back leads to where one was, and no frame shows a page anywhere else', async ({ page }) => {
  await page.goto('/de/veranstaltungen');
  await wake(page);
  const link = page.locator('main h3 a').nth(5);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await page.evaluate(watchFrames);
  await link.click();
  await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goBack();
  await expect(page).toHaveURL(/\/veranstaltungen$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  const frames = await framesOf(page);
  const list = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(new Set(frames[heading ?? ''])).toEqual(new Set([0]));
  expect(new Set(frames[list])).toEqual(new Set([before]));
});

test('a link in an editor’s text moves within the document', async ({ page, complaints }) => {
  await page.goto('/de');
  await wake(page);
  await page.evaluate(() => void ((window as { same?: boolean }).same = true));
  await page.locator('main a[href="/de/besuch/barrierefreiheit"]:not([data-discover])').click();
  await expect(page).toHaveURL(/\/de\/besuch\/barrierefreiheit$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  expect(complaints.all).toEqual([]);
});

test('a link of a part whose code is still on its way moves within the document', async ({ page, complaints }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/programme/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/de');
  await wake(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const link = page.getByRole('main').getByRole('link', { name: 'Zum ganzen Programm' }).first();
  await link.click();
  await expect(page).toHaveURL(/\/de\/veranstaltungen/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Programm und Tickets' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(complaints.all).toEqual([]);
});

test.describe('links in sight', () => {
  /** As in shell/src/browser/prefetch-in-sight.ts, and much longer than its pages have to be still. */
  const MOST = 8;
  const LONG_MS = 3000;
  /** The pages that were fetched ahead so far; the programme's list goes on by itself. */
  const fetchedAhead = (page: Page): string[] => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/_data/') && !search.includes('page='))
        paths.push(pathname.replace(/^\/_data\/[^/]+/, ''));
    });
    return paths;
  };

  test('are fetched ahead once the visitor is there, so that a tap finds the page', async ({ page, complaints }) => {
    const fetched = fetchedAhead(page);
    // More links in sight than are fetched.
    await page.setViewportSize({ width: 1600, height: 3000 });
    await page.clock.install();
    await page.goto('/de/veranstaltungen');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await page.keyboard.press('Shift');
    const first = (await page.locator('main h3 a').first().getAttribute('href')) ?? '';
    await expect.poll(() => fetched).toContain(first);
    await expect.poll(() => fetched).toHaveLength(MOST);
    await page.evaluate(() => scrollBy(0, 2000));
    await page.clock.runFor(LONG_MS);
    expect(fetched).toEqual([...new Set(fetched)].slice(0, MOST));
    // Without moving the pointer there.
    await page.locator('main h3 a').first().dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${first}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fetched.filter((path) => path === first)).toHaveLength(1);
    expect(complaints.all).toEqual([]);
  });

  test('wait for a pointer where data are saved', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const fetched = fetchedAhead(page);
    await page.clock.install();
    await page.goto('/de/veranstaltungen');
    await wake(page);
    await page.clock.runFor(LONG_MS);
    await page.locator('main h3 a').first().hover();
    await expect.poll(() => fetched).toHaveLength(1);
    await page.clock.runFor(LONG_MS);
    expect(fetched).toHaveLength(1);
  });
});

test('a page whose frame something else has emptied is there again as a document at the next move', async ({
  page,
  expectedReports,
}) => {
  // React cannot remove an element that is gone.
  expectedReports.push(/removeChild|NotFoundError/);
  await page.goto('/de/veranstaltungen');
  await wake(page);
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.getByRole('banner').locator('a[href="/de"]:visible').first().click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
});
