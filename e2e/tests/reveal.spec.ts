import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { longestEmptyStretch } from '../fixtures/empty-stretch';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/content.md#modules-below-the-window
// - docs/behaviour/content.md#anchor-list

/** More than any gap between two modules. */
const EMPTY_PX = 240;
const PHONE = { width: 390, height: 844 };

/** Elements in the page's content that are faded, and modules that are not at their place. */
const moved = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element));
    return {
      faded: styles.filter(({ opacity }) => Number(opacity) < 1).length,
      lower: styles.filter(({ translate }) => translate !== 'none').length,
    };
  });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a module below the window rises to its place as one scrolls to it, and stands on paper', async ({ page }) => {
    await page.goto('/de/besuch');
    // Modules are lowered once their code is there.
    await expect.poll(async () => (await moved(page)).lower).toBeGreaterThan(0);
    const before = await moved(page);
    expect(before.faded).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await moved(page)).toEqual({ faded: 0, lower: 0 });
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => moved(page)).toEqual({ faded: 0, lower: 0 });
  });

  for (const path of ['/de', '/en', '/cs'])
    test(`all of ${path} can be read and is in a picture of the whole page, before anything is scrolled`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expectAccessible(page);
      expect(await longestEmptyStretch(page)).toBeLessThan(EMPTY_PX);
      if (path === '/de') {
        await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLElement>('main section')) part.style.opacity = '0';
        });
        expect(await longestEmptyStretch(page), 'the control').toBeGreaterThan(EMPTY_PX);
      }
    });
});

test('visitors who want no motion have all of them at once', async ({ page }) => {
  await page.goto('/de/besuch');
  expect(await moved(page)).toEqual({ faded: 0, lower: 0 });
});
