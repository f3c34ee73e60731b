import type { Page } from '@playwright/test';
import { bookableEvent } from '../fixtures/bookable-event';
import { coveredStops } from '../fixtures/focus-covered';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const booking = (page: Page) => page.locator('[data-expose="./slots/booking"] summary').first();

for (const [name, viewport] of Object.entries({ PHONE, DESKTOP })) {
  test(`no stop of the Tab key is covered by what sticks to the window, ${name}`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    const event = recordPath('event', await bookableEvent(page.request, site.origin));
    for (const path of ['/de', '/de/veranstaltungen', event, '/de/bausteine'])
      await test.step(path, async () => {
        await page.goto(path);
        await wake(page);
        const { covered, stops } = await coveredStops(page);
        expect.soft(covered, path).toEqual([]);
        expect(stops).toBeGreaterThan(15);
      });
    await test.step('choosing tickets', async () => {
      await page.goto(event);
      await wake(page);
      await booking(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('details[name="booking"][open]')).toBeVisible();
      const { covered } = await coveredStops(page);
      expect(covered).toEqual([]);
    });
  });
}

test('the probe notices what lies over the focus', async ({ page }) => {
  await page.goto('/de');
  await wake(page);
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '999' });
  });
  expect((await coveredStops(page)).covered.length).toBeGreaterThan(15);
});
