import type { Page } from '@playwright/test';
import { bookableEvent } from '../fixtures/bookable-event';
import { valuesAt } from '../fixtures/matrix';
import { PAGE_KINDS } from '../fixtures/page-kinds';
import { testOnSharedPage as test } from '../fixtures/shared-page';
import type { TestSite } from '../fixtures/site';
import { readBoxes, readStyleSheets, replaceSheets, shuffled, stopMotion } from '../fixtures/style-sheets';
import { expect } from '../fixtures/test';

// Style sheets alone are looked at; the page's own policy would refuse the order that the test gives them.
test.use({ javaScriptEnabled: false, bypassCSP: true });
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [390, 1024, 1700];
const ORDERS: readonly number[] = [1, 2, 3];

/** The page's boxes at each width. */
async function readAtWidths(page: Page): Promise<string[]> {
  const boxes: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    boxes.push(`at ${width} px`, ...(await readBoxes(page)));
  }
  return boxes;
}

/** Opens the foldings of the page's content: booking and filters without script. */
const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')));
const bookablePage = async (page: Page, { origin }: TestSite) =>
  `/de/veranstaltungen/x/${(await bookableEvent(page.request, origin)).id}`;

/** The page's boxes as it comes, then with all sheets of the site in each order. */
async function boxesInOrders(page: Page, path: string, sheets: readonly string[], orders = ORDERS) {
  await page.goto(path);
  await unfold(page);
  await stopMotion(page);
  const own = await readAtWidths(page);
  const ordered: string[][] = [];
  for (const seed of orders) {
    await replaceSheets(page, shuffled(sheets, seed));
    ordered.push(await readAtWidths(page));
  }
  return { own, ordered };
}

for (const [index, { kind, path }] of PAGE_KINDS.filter(({ lang }) => lang === 'de').entries()) {
  test(`${kind}: looks the same whichever style sheet comes first`, async ({ page, site }) => {
    const { own, ordered } = await boxesInOrders(
      page,
      kind === 'event' ? await bookablePage(page, site) : path,
      await readStyleSheets(site),
      valuesAt(ORDERS, index),
    );
    expect(own.length).toBeGreaterThan(60);
    for (const boxes of ordered) expect(boxes).toEqual(own);
  });
}

test('control: rules that only their order decides between are noticed', async ({ page, site }) => {
  const rivals = [1, 2, 3, 4, 5, 6].map((rem) => `main { padding-inline-start: ${rem}rem }`);
  const { ordered } = await boxesInOrders(page, '/de/impressum', [...(await readStyleSheets(site)), ...rivals]);
  expect(new Set(ordered.map((boxes) => boxes.join('\n'))).size).toBeGreaterThan(1);
});

test('components outweigh elements', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/de/veranstaltungen');
  // A plain button has no border, an icon is shown: their own rules must win.
  await expect(page.locator('main').getByRole('button', { name: 'Suchen' })).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('header details > summary svg:visible')).toHaveCount(1);
});
