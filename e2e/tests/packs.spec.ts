import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES, type Language } from '@vestibule/contracts';
import { largePack } from '@vestibule/contracts/testing/large-pack';
import { schemaProblems } from '@vestibule/contracts/testing/schema-org/problems';
import { ROOT } from '@vestibule/tooling/workspaces';
import { expect, test, type Page } from '@playwright/test';
import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites } from '../fixtures/site';

test.afterEach(stopTestSites);

const PACKS = process.env['PACKS_DIR'] ?? join(ROOT, '..', 'shared', 'data', 'packs');
const run = promisify(execFile);

/** These houses' articles have no pictures, and some no day; nothing is invented for search engines. */
const UNKNOWN = /^NewsArticle: search engines need (image|datePublished)$/;

/** The lists of the programme, each with something of these houses in it. */
const LISTS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    '/de/veranstaltungen?date=06-05-2013',
    '/de/veranstaltungen?view=archive&page=2',
    '/de/produktionen?date=01-10-2024',
    '/de/news?page=3',
    '/de/news/tags',
    '/de/search?q=konzert',
    '/de/team',
  ],
  en: [
    '/en/events?date=06-05-2013',
    '/en/events?view=archive&page=2',
    '/en/productions?date=01-10-2024',
    '/en/news?page=3',
    '/en/news/tags',
    '/en/search?q=symphony',
    '/en/team',
  ],
  cs: [
    '/cs/veranstaltungen?date=06-05-2013',
    '/cs/veranstaltungen?view=archive&page=2',
    '/cs/produktionen?date=01-10-2024',
    '/cs/news?page=3',
    '/cs/news/tags',
    '/cs/search?q=data',
    '/cs/team',
  ],
};

interface PackEvent {
  readonly title: Readonly<Record<string, string>>;
  readonly date_start: string;
}

test('packs come in through the running site, and its pages show them with their local times', async ({ page }) => {
  test.skip(!existsSync(PACKS), `There is no folder ${PACKS}; set PACKS_DIR`);
  test.setTimeout(180_000);
  const site = await startTestSite();
  const content = (...args: string[]) =>
    run('node', [join(ROOT, 'backend', 'dist', 'server', 'content.cjs'), ...args], {
      env: { ...process.env, DATA_DIR: site.dataDir, MIGRATIONS_DIR: join(ROOT, 'backend', 'drizzle') },
    });
  const count = async () =>
    ((await (await page.request.get(`${site.origin}/de/api/events/?date=01-01-2010`)).json()) as { count: number })
      .count;
  // The list is in the cache before the import: the import must purge it.
  await page.goto(`${site.origin}/de/veranstaltungen?date=06-05-2013`);
  const before = await count();
  for (const pack of ['republica13', 'nyphil', 'nationalassembly', 'datagov-cz'])
    await content('import', '--ignore-unknown', join(PACKS, pack));
  const after = await count();
  expect(after - before).toBe(306 + 252);
  await content('import', '--ignore-unknown', join(PACKS, 'republica13'));
  expect(await count()).toBe(after);

  const lines = (await readFile(join(PACKS, 'republica13', 'events.jsonl'), 'utf8')).trim().split('\n');
  const first = lines
    .map((line) => JSON.parse(line) as PackEvent)
    .sort((a, b) => a.date_start.localeCompare(b.date_start))
    .slice(0, 5);
  await page.goto(`${site.origin}/de/veranstaltungen?date=06-05-2013`);
  for (const { title, date_start } of first) {
    const text = title['de'] ?? title['en'] ?? '';
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
    await expect(row).toContainText(`${date_start.slice(11, 16)} Uhr`);
  }

  for (const lang of LANGUAGES) {
    const urls = [...LISTS[lang], ...(await addressesOf(site.origin, lang))];
    expect(urls.length).toBeGreaterThan(30);
    for (const url of urls) {
      const { status, body } = await rawGet(site.origin + url);
      const html = body.toString();
      expect({
        url,
        status,
        lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
        headings: html.split('<h1').length - 1,
      }).toEqual({
        url,
        status: 200,
        lang,
        headings: 1,
      });
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
        expect(
          schemaProblems(JSON.parse(json)).filter((problem) => !UNKNOWN.test(problem)),
          url,
        ).toEqual([]);
    }
  }
});

/** Every fifth record of these houses, by the address that its list gives. */
async function addressesOf(origin: string, lang: Language): Promise<string[]> {
  const lists = [
    'events/?date=01-01-2010&page_size=50',
    'events/?date=01-10-2024&page_size=50',
    'articles/?page_size=50',
    'productions/?date=01-01-2010&page_size=50',
  ];
  const found: string[] = [];
  for (const list of lists) {
    const answer = JSON.parse((await rawGet(`${origin}/${lang}/api/${list}`)).body.toString()) as {
      results: { url: string }[];
    };
    found.push(...answer.results.filter((_, index) => index % 5 === 0).map(({ url }) => url));
  }
  return [...new Set(found)];
}

test('a pack with bad lines changes nothing and names every line', async () => {
  const site = await startTestSite();
  const dir = await mkdtemp(join(tmpdir(), 'vestibule-pack-'));
  await writeFile(
    join(dir, 'events.jsonl'),
    [
      '{"key":"a","title":{"de":"A"},"date_start":"2026-12-01T10:00"}',
      '{"key":"b","title":{"de":"B"},"date_start":"gestern"}',
      'kein JSON',
    ].join('\n'),
  );
  const failed = await run('node', [join(ROOT, 'backend', 'dist', 'server', 'content.cjs'), 'import', dir], {
    env: { ...process.env, DATA_DIR: site.dataDir, MIGRATIONS_DIR: join(ROOT, 'backend', 'drizzle') },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1 });
  const said = `${failed.stdout}${failed.stderr}`;
  expect(said).toContain('events.jsonl:2: date_start');
  expect(said).toContain('events.jsonl:3');
});

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

/**
 * How far the page reaches to the right, opened as far as it can be; what is scrolled inside of the page is as wide as
 * it likes.
 */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // One filter at a time is open to visitors; all at once show more.
      details.removeAttribute('name');
      details.open = true;
    }
    return document.documentElement.scrollWidth;
  });

test('lists, filters and articles of a large house stay small, and no word is wider than a phone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const site = await startTestSite();
  const dir = await mkdtemp(join(tmpdir(), 'vestibule-pack-'));
  for (const [file, lines] of Object.entries(largePack(new Date().toISOString().slice(0, 10))))
    await writeFile(join(dir, file), lines);
  await run('node', [join(ROOT, 'backend', 'dist', 'server', 'content.cjs'), 'import', dir], {
    env: { ...process.env, DATA_DIR: site.dataDir, MIGRATIONS_DIR: join(ROOT, 'backend', 'drizzle') },
  });
  const urls = async (list: string) => {
    const { body } = await rawGet(`${site.origin}/de/api/${list}`);
    return (JSON.parse(body.toString()) as { results: { url: string }[] }).results.map(({ url }) => url);
  };
  const articles = await urls('articles/?page_size=8');
  const details = [...(await urls('events/?page_size=4')), ...(await urls('productions/?page_size=4'))];

  const sizes = new Map<string, number>();
  for (const path of [...LARGE_LISTS, ...articles, ...details]) {
    const { status, body } = await rawGet(site.origin + path);
    expect({ path, status }).toEqual({ path, status: 200 });
    sizes.set(path, body.length);
  }
  expect([...sizes].filter(([, size]) => size >= LARGEST_PAGE)).toEqual([]);

  const widest: Record<string, number> = {};
  for (const width of [320, 390]) {
    // Without script: what is there is there for everybody, and a page is read as soon as it has come.
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
      bypassCSP: true,
    });
    const page = await context.newPage();
    for (const path of width === 320 ? [...LARGE_LISTS, ...articles, ...details] : articles) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      const reached = await widthOf(page);
      if (reached > width) widest[`${width} ${path}`] = reached;
      const options = await page.evaluate(() =>
        [...document.querySelectorAll('main nav details > div > ul')].map((list) => list.children.length),
      );
      expect(Math.max(0, ...options), path).toBeLessThanOrEqual(SHOWN_OPTIONS);
    }
    // Control: where words may not break, these reach past the edge.
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = '* { overflow-wrap: normal !important; hyphens: manual !important; }';
      document.head.append(style);
    });
    expect(await widthOf(page)).toBeGreaterThan(width);
    await context.close();
  }
  expect(widest).toEqual({});
});
