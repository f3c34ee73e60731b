import type { Locator } from '@playwright/test';
import { expect, test as base } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#scroll-lock

/** With scrollbars that take room, as desktops have them: the browser of these tests hides them by itself. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('the open menu locks the page, and nothing moves by it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/de');
  const measure = () =>
    page.evaluate(() => ({
      locked: getComputedStyle(document.documentElement).overflowY === 'hidden',
      gutter: getComputedStyle(document.documentElement).scrollbarGutter,
      width: document.querySelector('header')?.getBoundingClientRect().width,
    }));
  const before = await measure();
  await page.getByText('Menü', { exact: true }).click();
  expect(await measure()).toEqual({ ...before, locked: true, gutter: 'stable' });
  await page.getByText('Schließen', { exact: true }).click();
  expect((await measure()).locked).toBe(false);
});

test('an overlay and a sheet on a small screen reach from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/impressum?overlay=true');
  await wake(page);
  const overlay = page.getByRole('dialog', { name: 'Programm' });
  const opener = overlay.getByRole('link', { name: 'Filter', exact: true });
  const edges = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
  await expect(opener).toBeVisible();
  expect(await edges(overlay)).toEqual({ left: 0, right: 390 });
  expect(await edges(opener.locator('..'))).toEqual({ left: 0, right: 390 });
  await opener.click();
  await expect.poll(() => edges(page.getByRole('dialog', { name: 'Filter' }))).toEqual({ left: 0, right: 390 });
});
