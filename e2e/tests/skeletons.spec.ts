import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#skeletons

/** Holds the data of pages until `go` is called. */
async function holdData(page: Page): Promise<() => void> {
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_data/**', async (route) => {
    await held;
    // The test may be over.
    await route.continue().catch(() => undefined);
  });
  return go;
}

for (const scheme of ['light', 'dark'] as const)
  test(`the shape of the page that comes stands in for it, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const go = await holdData(page);
    await page.goto('/de/team');
    await wake(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await footer.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByText('Die Seite wird geladen.', { exact: true })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectAccessible(page);
    // The page before must not come back for a moment.
    await page.evaluate(() => {
      const seen: string[] = [];
      const watch = () => {
        for (const heading of document.querySelectorAll('h1'))
          if (heading.checkVisibility()) seen.push(heading.innerText);
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
      Object.assign(globalThis, { seen });
    });
    go();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
    expect(new Set(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen))).toEqual(
      new Set(['Impressum']),
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
