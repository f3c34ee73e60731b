import type { Page } from '@playwright/test';
import { bookableEvent } from '../fixtures/bookable-event';
import { coveredStops, coveredTargets } from '../fixtures/focus-covered';
import { valuesAt } from '../fixtures/matrix';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const booking = (page: Page) => page.locator('[data-expose="./slots/booking"] summary').first();

for (const [index, [name, viewport]] of Object.entries({ PHONE, DESKTOP }).entries()) {
  test(`no stop of the Tab key is covered by a sticky element, ${name}`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    const event = recordPath('event', await bookableEvent(page.request, site.origin));
    for (const path of valuesAt(
      [
        ['/de', '/de/bausteine'],
        ['/de/veranstaltungen', event],
      ],
      index,
    ).flat())
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
      const widget = page.locator('details[name="booking"][open]');
      await expect(widget).toBeVisible();
      // It is scrolled into view when it has its size, as far as the window has room.
      await expect
        .poll(() =>
          widget.evaluate((element) =>
            (({ top, bottom }) => bottom <= innerHeight || top < innerHeight / 4)(element.getBoundingClientRect()),
          ),
        )
        .toBe(true);
      const { covered } = await coveredStops(page);
      expect(covered).toEqual([]);
    });
  });
}

test('the probe notices an element over the focus', async ({ page }) => {
  await page.goto('/de');
  await wake(page);
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '999' });
  });
  expect((await coveredTargets(page)).length).toBeGreaterThan(15);
  await page.locator('body').click({ position: { x: 1, y: 1 }, force: true });
  expect((await coveredStops(page)).covered.length).toBeGreaterThan(15);
});
