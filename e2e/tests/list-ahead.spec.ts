import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/programme.md#list-loading

/** Low, so that the first page of a list is longer than the distance. */
const WINDOW = { width: 1280, height: 400 };
const AHEAD = 1.7 * WINDOW.height;

/** Requests of the second page so far. */
function countFurther(page: Page): () => number {
  let further = 0;
  page.on('request', (request) => {
    if (/(_data\/.*|\/api\/events\/)\?.*page=2/.test(request.url())) further += 1;
  });
  return () => further;
}

/** Scrolls so that the end of the list is `below` px under the window, and waits until the browser has observed it. */
const bringEnd = (list: Locator, below: number) =>
  list.evaluate((box, distance) => {
    const end = box.querySelector('nav[aria-label="Weitere Seiten des Programms"]')!.parentElement!;
    const top = end.getBoundingClientRect().top - innerHeight - distance;
    (box.closest('dialog') ?? window).scrollBy({ top, behavior: 'instant' });
    return new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => setTimeout(resolve));
      requestAnimationFrame(() => requestAnimationFrame(() => observer.observe(end)));
    });
  }, below);

test.use({ viewport: WINDOW });

for (const [place, path, role] of [
  ['the page', '/de/veranstaltungen', 'main'],
  ['the overlay', '/de/impressum?overlay=true', 'dialog'],
] as const)
  test(`in ${place} the next events load when the end comes within 170 % of the window`, async ({ page }) => {
    const further = countFurther(page);
    await page.goto(path);
    await wake(page);
    const list = page.getByRole(role);
    await expect(list.locator('ol[role=list] h3').first()).toBeVisible();
    await bringEnd(list, AHEAD + 40);
    await bringEnd(list, AHEAD + 40);
    expect(further()).toBe(0);
    await bringEnd(list, AHEAD - 40);
    await expect.poll(further).toBe(1);
  });
