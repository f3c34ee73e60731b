import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/content.md#modules-below-the-window
// - docs/behaviour/content.md#anchor-list

/** Opacity of elements that are not fully visible in the page's content, 0 to 1. */
const faded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => Number(getComputedStyle(element).opacity))
      .filter((opacity) => opacity < 1),
  );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a module below the window appears as one scrolls to it, and stands on paper', async ({ page }) => {
    await page.goto('/de/besuch');
    expect(await faded(page)).toContain(0);
    await page.emulateMedia({ media: 'print' });
    expect(await faded(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => faded(page)).toEqual([]);
  });
});

test('visitors who want no motion have all of them at once', async ({ page }) => {
  await page.goto('/de/besuch');
  expect(await faded(page)).toEqual([]);
});
