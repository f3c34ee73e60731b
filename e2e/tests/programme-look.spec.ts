import type { EventFacets, FilterOption } from '@vestibule/contracts';
import { bookableEvent } from '../fixtures/bookable-event';
import { recordPath } from '../fixtures/record-path';
import { testOnSharedPage as test } from '../fixtures/shared-page';
import { expect } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/programme.md#filter-lists

for (const width of [1024, 1440, 1920]) {
  test(`a pointer over an event covers none of its words, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/veranstaltungen');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) });
    const row = rows.filter({ has: page.getByRole('img', { includeHidden: true }) }).first();
    const covered = () =>
      row.evaluate((element) => {
        const pictures = [...element.querySelectorAll('img')]
          .filter((picture) => picture.checkVisibility())
          .map((picture) => picture.getBoundingClientRect());
        const found: string[] = [];
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let word = words.nextNode(); word; word = words.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(word);
          for (const line of range.getClientRects())
            if (
              pictures.some(
                (at) => line.left < at.right && line.right > at.left && line.top < at.bottom && line.bottom > at.top,
              )
            )
              found.push(word.textContent ?? '');
        }
        return { pictures: pictures.length, found };
      });
    // The list may still move below the pointer.
    await expect(async () => {
      await row.getByRole('heading', { level: 3 }).getByRole('link').hover();
      expect(await covered()).toEqual({ pictures: 1, found: [] });
    }).toPass();
  });
}

/** The space between two columns of a row. */
const WIDEST_GAP_PX = 64;

test('time, picture and words of an event stand close together', async ({ page }) => {
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/veranstaltungen');
    await expect(async () => {
      const gaps = await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('img', { includeHidden: true }) })
        .filter({ has: page.getByRole('heading', { level: 3 }), hasNot: page.getByRole('listitem') })
        .evaluateAll((rows) =>
          rows.map((row) => {
            const at = (selector: string) => row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            const [time, picture, words] = [at('p'), at('img'), at('h3')];
            return [picture.width > 0, picture.left - time.right, words.left - picture.right] as const;
          }),
        );
      expect(gaps.length, `${width} px`).toBeGreaterThan(3);
      for (const [isShown, before, after] of gaps) {
        expect(isShown, `${width} px`).toBe(true);
        for (const gap of [before, after]) {
          expect(gap, `${width} px`).toBeGreaterThan(0);
          expect(gap, `${width} px`).toBeLessThan(WIDEST_GAP_PX);
        }
      }
    }).toPass();
  }
});

test('no filter stands alone in its line', async ({ page }) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/veranstaltungen');
    const tops = await page
      .locator('#filters > *')
      .evaluateAll((all) => all.map((filter) => filter.getBoundingClientRect().top));
    expect(tops).toHaveLength(9);
    const lines = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    expect(lines, `${width} px`).not.toContain(1);
  }
});

test('the choice in a filter is written in full', async ({ page }) => {
  const get = async <T>(path: string) => (await (await page.request.get(`/de/api/${path}`)).json()) as T;
  const rooms = await get<FilterOption[]>('rooms/');
  const facets = await get<EventFacets>('events/facets/');
  const [longest] = rooms
    .filter(({ id }) => facets.room.some(({ value, count }) => value === String(id) && count > 0))
    .sort((one, other) => other.name.length - one.name.length);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`/de/veranstaltungen?room=${longest?.id}`);
  const value = page.locator('#filters summary').getByText(longest?.name ?? '-', { exact: true });
  await expect(value).toBeVisible();
  expect(await value.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('the booking panel is 28 em wide at least', async ({ page, site }) => {
  await page.goto(recordPath('event', await bookableEvent(page.request, site.origin)));
  const [least, size] = await page
    .locator('[data-expose="./slots/booking"] details')
    .first()
    .evaluate(
      (panel) => [getComputedStyle(panel).minInlineSize, parseFloat(getComputedStyle(panel).fontSize)] as const,
    );
  expect(least).toMatch(/^min\([\d.]+px, 100%\)$/);
  expect(parseFloat(least.slice('min('.length)) / size).toBeCloseTo(28);
});

test('an event begins below the breadcrumb, without a blank', async ({ page, site }) => {
  const path = recordPath('event', await bookableEvent(page.request, site.origin));
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const above = await page.getByRole('navigation', { name: 'Sie sind hier' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const blank = (title?.y ?? Infinity) - (above ? above.y + above.height : 0);
    expect(blank, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(blank, `${width} px`).toBeLessThan(120);
  }
});

test('home: the first call to action is above the fold, and no event stands twice in a list', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/de');
  await expect(page.getByRole('link', { name: 'Zur Ausstellung' }).first()).toBeInViewport({ ratio: 1 });
  // The strip of today and the teasers below it may name the same event: one is a timetable, the other has pictures.
  const lists = await page
    .locator('main [data-expose]:not(:has([data-expose]))')
    .evaluateAll((slots) =>
      slots
        .map((slot) =>
          [...slot.querySelectorAll(':is(h3, h4) a[href^="/de/veranstaltungen/"]')].map((a) => a.getAttribute('href')),
        )
        .filter((links) => links.length > 0),
    );
  expect(lists.length).toBeGreaterThan(0);
  for (const events of lists) expect(events).toEqual([...new Set(events)]);
});
