import { expect, test as base } from '../fixtures/test';

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
