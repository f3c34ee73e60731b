import { largePack } from '@vestibule/testkit/large-pack';
import type { Page } from '@playwright/test';
import { importPack } from '../fixtures/import-pack';
import { rawGet } from '../fixtures/raw-get';
import { recordPaths, type RecordList } from '../fixtures/record-paths';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.afterEach(stopTestSites);

/** Bytes of HTML, as a browser reads it. */
const LARGEST_PAGE = 400_000;
/** Options that a filter shows at first. */
const SHOWN_OPTIONS = 30;
const LARGE_LISTS = [
  ...[
    '/de/veranstaltungen',
    '/de/veranstaltungen?view=archive',
    '/de/veranstaltungen?q=abend',
    '/de/produktionen',
    '/de/produktionen?view=archive',
    '/de/produktionen?view=archive&page=2',
  ],
  ...[
    '/de/team',
    '/de/team?letter=A',
    '/de/news',
    '/de/news/tags',
    '/de/search?q=abend',
    '/en/events',
    '/cs/produktionen',
  ],
];

/** Width of the page to the right, with all parts opened; parts that scroll inside of the page may be wider. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // One filter at a time is open to visitors; all at once show more.
      details.removeAttribute('name');
      details.open = true;
    }
    return document.documentElement.scrollWidth;
  });

/** Whether the page is wider than `width` px where words may not break. */
async function isPastEdgeUnbroken(page: Page, width: number): Promise<boolean> {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '* { overflow-wrap: normal !important; hyphens: manual !important; }';
    document.head.append(style);
  });
  return (await widthOf(page)) > width;
}

test('lists, filters and articles of a large house stay small, and no word is wider than a phone', async ({
  browser,
}) => {
  const site = await startTestSite();
  await importPack(site, largePack(new Date().toISOString().slice(0, 10)));
  const pathsOf = (list: RecordList, count: number) => recordPaths(site.origin, 'de', list, `page_size=${count}`);
  const articles = await pathsOf('articles', 8);
  const details = [...(await pathsOf('events', 4)), ...(await pathsOf('productions', 4))];

  const sizes = new Map<string, number>();
  for (const path of [...LARGE_LISTS, ...articles, ...details]) {
    const get = async () => {
      const { status, body } = await rawGet(site.origin + path);
      sizes.set(path, body.length);
      return status;
    };
    // A site that was filled just now may say "one moment" (503) on a busy machine.
    await expect.poll(get, path).toBe(200);
  }
  expect([...sizes].filter(([, size]) => size >= LARGEST_PAGE)).toEqual([]);

  const widest: Record<string, number> = {};
  for (const width of [320, 390]) {
    // Without script: all content is there for everybody, and a page is read as soon as it has come.
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
      bypassCSP: true,
    });
    const page = await context.newPage();
    const pastEdge: string[] = [];
    for (const path of width === 320 ? [...LARGE_LISTS, ...articles, ...details] : articles) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      const reached = await widthOf(page);
      if (reached > width) widest[`${width} ${path}`] = reached;
      const options = await page.evaluate(() =>
        [...document.querySelectorAll('main nav details > div > ul')].map((list) => list.children.length),
      );
      expect(Math.max(0, ...options), path).toBeLessThanOrEqual(SHOWN_OPTIONS);
      if (await isPastEdgeUnbroken(page, width)) pastEdge.push(path);
    }
    // Control: where words may not break, some of these pages reach past the edge.
    expect(pastEdge, `${width} px`).not.toEqual([]);
    await context.close();
  }
  expect(widest).toEqual({});
});
