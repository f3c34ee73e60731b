import AxeBuilder from '@axe-core/playwright';
import { bookableEvent } from '../fixtures/bookable-event';
import { expect, test } from '../fixtures/test';

const PAGES = ['/de', '/en/visit', '/cs/veranstaltungen', '/de/schloss', '/de/user/login', '/de/cart', '/de/gibt-es-nicht'];
const WIDTHS = [390, 1600];

for (const path of PAGES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
}

test('an event with its booking widget open', async ({ page, site }) => {
  await page.goto((await bookableEvent(page.request, site.origin)).url);
  await page.locator('[data-expose="./slots/booking"] summary').first().click();
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
});

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
