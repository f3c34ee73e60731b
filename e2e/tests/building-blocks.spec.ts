import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { IS_WHOLE } from '../fixtures/matrix';
import { recordPath } from '../fixtures/record-path';
import { rawGet } from '../fixtures/raw-get';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/content.md#content-modules

/** The page that shows every kind of module in every variant, in each language; axe has seen them with all kinds. */
const PAGES = ['/de/bausteine', '/en/building-blocks', '/cs/stavebni-prvky'] as const;
const [PAGE] = PAGES;
const WIDTHS = [320, 390, 1024, 1920];

/**
 * A tenth of the shift that Web Vitals call good. On a busy machine a page is painted before its fonts are there and
 * while it is still being read: then words get some pixels narrower, a line breaks elsewhere.
 */
const FIRST_VISIT_SHIFT = 0.01;

/** How far the page has moved under its reader by itself. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const [index, path] of PAGES.entries()) {
  test(`${path}: no level left out`, async ({ site }) => {
    const html = (await rawGet(site.origin + path)).body.toString();
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.length).toBeGreaterThan(20);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(html).toMatch(/<meta name="robots" content="none"/);
  });

  test(`${path}: nothing sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of IS_WHOLE ? WIDTHS : WIDTHS.filter((_, at) => at % PAGES.length === index))
      await expectNoSidewaysScroll(page, width);
  });
}

/** How far a page moves by itself while it loads, and while it is read `px` far. */
async function shiftWhileRead(page: Page, path: string, px: number): Promise<number> {
  await page.goto(path);
  await wake(page);
  for (let top = 0; top < px; top += 900) await page.mouse.wheel(0, 900);
  await page.waitForLoadState('networkidle');
  return shiftOf(page);
}

async function expectStill(page: Page, path: string, px: number): Promise<void> {
  expect(await shiftWhileRead(page, path, px), path).toBeLessThan(FIRST_VISIT_SHIFT);
  // From the cache too, fonts come after the first paint now and then.
  await expect(async () =>
    expect(await shiftWhileRead(page, path, px), `${path} with fonts that are there`).toBe(0),
  ).toPass();
}

for (const width of IS_WHOLE ? [390, 1024, 1920] : [390, 1920]) {
  test(`nothing moves by itself, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await expectStill(page, PAGE, 6000);
  });

  test(`home, programme and an event load without moving, ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    const event = recordPath('event', await bookableEvent(page.request, site.origin));
    for (const path of ['/de', '/de/veranstaltungen', event]) await expectStill(page, path, 0);
  });
}

test('the film of the library is one that the browser can play', async ({ page }) => {
  await page.goto(PAGE);
  const film = page.locator('video[preload="metadata"]').first();
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => film.evaluate(({ duration }: HTMLVideoElement) => duration)).toBe(5);
  await expect(film.locator('track')).toHaveCount(0);
  await expect(page.locator('video[poster] track')).toHaveCount(3);
});

test('the anchor list goes to a place, marks it and stays below the header; sticky links are at the window’s edge', async ({
  page,
}) => {
  await page.goto(PAGE);
  await wake(page);
  // All of a long page is there: on a slow machine it would still grow above the place.
  await page.waitForLoadState('networkidle');
  const list = page.getByRole('navigation', { name: 'Auf dieser Seite' }).first();
  await list.getByRole('link', { name: 'Magazin' }).click();
  const heading = page.locator('#magazin');
  await expect(heading).toBeFocused();
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(200);
  await expect(list.getByRole('link', { name: 'Magazin' })).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL(/#magazin$/);
  const header = await page.getByRole('banner').boundingBox();
  const box = await list.boundingBox();
  // Nothing shows between them, and no more of it is covered than is empty.
  const covered = (header?.y ?? 0) + (header?.height ?? 0) - (box?.y ?? 0);
  expect(covered).toBeGreaterThanOrEqual(0);
  expect(covered).toBeLessThan(4);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(200);

  await page.locator('#programm').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  for (const name of ['Tickets kaufen', 'Besuch planen'])
    await expect(page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name })).toBeVisible();
});

test('without script: places are links, the FAQ opens, the texts of all are there', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(PAGE);
  const list = page.getByRole('navigation', { name: 'Auf dieser Seite' }).first();
  await list.getByRole('link', { name: 'Programm' }).click();
  await expect(page.locator('#programm')).toBeInViewport();
  await page.getByText('Darf mein Hund mitkommen?').click();
  await expect(page.getByText('nur Assistenzhunde')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Schloss Amselfels' }).first()).toHaveAttribute('href', /\/de\/venues\//);
  await expect(page.getByRole('link', { name: /Video „Die Orgel im Film“ bei YouTube/ })).toBeVisible();
  await context.close();
});
