import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/editor-session';
import { makePage } from '../fixtures/own-page';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#tree-of-pages

const GRIP = 'Ziehen, um zu verschieben';
const slugs = ['zug-eins', 'zug-zwei', 'zug-drei'];
const [first, second, third] = slugs.map((slug) => `Seite ${slug}`) as [string, string, string];
const removals: (() => Promise<void>)[] = [];
test.beforeEach(async ({ site }) => {
  for (const slug of slugs) removals.unshift(await makePage(site.origin, slug));
});
test.afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

const rowOf = (page: Page, name: string) => page.locator('[data-node]', { hasText: name });
/** Rows of the three pages in their order, each with its level. */
async function levels(page: Page) {
  const rows = await page.getByRole('rowheader').filter({ hasText: 'Seite zug-' }).allInnerTexts();
  return rows.map((text) => [/Seite zug-\w+/.exec(text)?.[0], Number(/Ebene (\d)/.exec(text)?.[1] ?? 1)]);
}
/** A point of a row: `part` of its height below its upper edge. */
async function pointIn(page: Page, name: string, part: number) {
  const box = await rowOf(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height * part };
}
async function openTree(page: Page, origin: string) {
  await signIn(page, origin);
  await page.goto('/cms-hub/records/pages');
  // Grips come with the script.
  await expect(rowOf(page, first).getByTitle(GRIP)).toBeVisible();
}
const AS_MADE = [
  [first, 1],
  [second, 1],
  [third, 1],
];

test('by mouse a page goes before another and below one, and stays on second thoughts', async ({
  page,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 1200, height: 2400 });
  await openTree(page, site.origin);
  expect(await levels(page)).toEqual(AS_MADE);
  const dragTo = async (name: string, target: string, part: number) => {
    await rowOf(page, name).getByTitle(GRIP).hover();
    await page.mouse.down();
    const { x, y } = await pointIn(page, target, part);
    await page.mouse.move(x, y, { steps: 8 });
  };
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();

  await dragTo(third, first, 0.1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await levels(page)).toEqual(AS_MADE);
  await page.reload();
  await expect(rowOf(page, first).getByTitle(GRIP)).toBeVisible();
  expect(await levels(page)).toEqual(AS_MADE);

  await dragTo(third, first, 0.1);
  await page.mouse.up();
  await said(`„${third}“: Platz`);
  await expect.poll(() => levels(page)).toEqual([AS_MADE[2], AS_MADE[0], AS_MADE[1]]);

  await dragTo(third, second, 0.5);
  await page.mouse.up();
  await said(`„${third}“: Platz 1 von 1, Ebene 2`);
  const arranged = [AS_MADE[0], AS_MADE[1], [third, 2]];
  await expect.poll(() => levels(page)).toEqual(arranged);
  await page.reload();
  await expect(rowOf(page, first).getByTitle(GRIP)).toBeVisible();
  expect(await levels(page)).toEqual(arranged);
  expect(complaints.all).toEqual([]);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a page is dragged by its grip', async ({ page, site, complaints }) => {
    await openTree(page, site.origin);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await rowOf(page, third).scrollIntoViewIfNeeded();
    const grip = await rowOf(page, third).getByTitle(GRIP).boundingBox();
    if (!grip) throw new Error('The grip is not shown');
    const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    await touch('touchStart', from);
    // It is held there for a moment, or it would be a swipe; then its name is beside the finger.
    await expect(page.locator('body > [aria-hidden]').getByText(third)).toBeVisible();
    // Not at an edge of the window, where it would scroll.
    const to = await pointIn(page, second, 0.1);
    for (let step = 1; step <= 8; step += 1)
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 });
    await touch('touchEnd');
    await expect.poll(() => levels(page)).toEqual([AS_MADE[0], AS_MADE[2], AS_MADE[1]]);
    expect(complaints.all).toEqual([]);
  });
});
