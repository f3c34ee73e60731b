import type { Page } from '@playwright/test';
import { importPack } from '../fixtures/import-pack';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/frame.md#names-in-other-scripts

/** Ends with a mark that has no direction of its own: in a line from the left it would stand at the right. */
const TITLE = 'ليلة المتاحف!';
const NAME = 'فيروز!';
const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** How often a name is on the page, and in which of these places its last sign is to the right of its first. */
const places = (page: Page, name: string) =>
  page.evaluate((text) => {
    const main = document.querySelector('main')!;
    const found: string[] = [];
    let count = 0;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const start = node.data.indexOf(text);
      if (start < 0 || !node.parentElement?.checkVisibility()) continue;
      const left = (at: number) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      };
      count += 1;
      if (left(start + text.length - 1) > left(start)) found.push(node.parentElement.outerHTML);
    }
    return { count, found };
  }, name);

test('names and titles in Arabic have their own direction wherever they stand', async ({ page, site }) => {
  await importPack(site, {
    'persons.jsonl': [{ key: 'fairuz', name: NAME }],
    'events.jsonl': [
      {
        key: 'arabic-night',
        title: { de: TITLE },
        date_start: `${DAY}T20:00`,
        persons: ['fairuz'],
      },
    ],
  });
  const search = `/de/search?q=${encodeURIComponent('المتاحف')}`;
  await page.goto(search);
  const event = await page.getByRole('link', { name: TITLE }).first().getAttribute('href');
  for (const [path, name] of [
    [`/de/veranstaltungen?q=${encodeURIComponent('المتاحف')}`, TITLE],
    [event!, TITLE],
    [event!, NAME],
  ] as const) {
    await page.goto(path);
    const { count, found } = await places(page, name);
    expect(count, path).toBeGreaterThan(0);
    expect(found, path).toEqual([]);
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) element.style.unicodeBidi = 'normal';
  });
  expect((await places(page, TITLE)).found, 'the control').not.toEqual([]);
});
