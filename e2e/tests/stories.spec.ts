import { expectAccessible } from '../fixtures/axe';
import { openStories } from '../fixtures/stories-page';
import { expect, test } from '../fixtures/test';

/** Colours of paper on the three page themes. */
const PAPERS = {
  museum: [/#fbfaf7/, /#efe9dc/, /#16150f/],
  castle: [/#faf7ef/, /#e9e4d2/, /#14261f/],
};

for (const theme of ['museum', 'castle'] as const)
  test.describe(`the stories in the theme ${theme}`, () => {
    test('have enough contrast and large targets, and do not scroll sideways', async ({ page, complaints }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openStories(page, theme);
      await expect(page.getByRole('heading', { level: 2, name: 'Table' })).toBeVisible();
      for (const width of [390, 1440])
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          // Everything else that axe knows is a matter of elements: styleguide/src/stories.test.tsx.
          await expectAccessible(page, { where: `${theme}, ${width} px`, themeOnly: true });
        });
      expect(complaints.all).toEqual([]);
    });

    test('show the values of its tokens, and enough contrast for each pair', async ({ page }) => {
      await openStories(page, theme);
      const paper = page.getByRole('listitem').filter({ hasText: /^paper #/ });
      await expect(paper).toHaveText(PAPERS[theme]);
      await expect(page.getByText('ink auf paper')).toHaveCount(3);
      await expect(page.getByText('zu wenig')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Tokens: Type' })).toContainText(/step-0 \d+(?:\.\d)? px/);
    });
  });
