import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@vestibule/contracts';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { ROOT } from '@vestibule/tooling/workspaces';
import { importPack, runContent } from '../fixtures/import-pack';
import { rawGet } from '../fixtures/raw-get';
import { recordPaths } from '../fixtures/record-paths';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite();
});
test.afterAll(stopTestSites);

const PACKS = process.env['PACKS_DIR'] ?? join(ROOT, '..', 'shared', 'data', 'packs');

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
  const importOf = (pack: string) => runContent(site, ['import', '--ignore-unknown', join(PACKS, pack)]);
  const count = async () =>
    ((await (await page.request.get(`${site.origin}/de/api/events/?date=01-01-2010`)).json()) as { count: number })
      .count;
  // The list is in the cache before the import: the import must purge it.
  const list = `${site.origin}/de/veranstaltungen?date=06-05-2013`;
  await rawGet(list);
  expect((await rawGet(list)).headers['x-cache']).toBe('hit');
  const before = await count();
  for (const pack of ['republica13', 'nyphil', 'nationalassembly', 'datagov-cz']) await importOf(pack);
  const after = await count();
  expect(after - before).toBe(306 + 252);
  await importOf('republica13');
  expect(await count()).toBe(after);

  expect((await rawGet(list)).headers['x-cache']).toBe('miss');
  const lines = (await readFile(join(PACKS, 'republica13', 'events.jsonl'), 'utf8')).trim().split('\n');
  const first = lines
    .map((line) => JSON.parse(line) as PackEvent)
    .sort((a, b) => a.date_start.localeCompare(b.date_start))
    .slice(0, 5);
  await page.goto(list);
  for (const { title, date_start } of first) {
    const text = title['de'] ?? title['en'] ?? '';
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
    await expect(row).toContainText(`${date_start.slice(11, 16)} Uhr`);
  }

  for (const [turn, lang] of LANGUAGES.entries()) {
    const records = await addressesOf(site.origin, lang);
    // Each in one language: they differ in their words only.
    const own = records.filter((_, index) => index % LANGUAGES.length === turn);
    expect(own.length).toBeGreaterThan(8);
    const urls = [...LISTS[lang], ...own];
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

/** Every fifth record of these houses. */
async function addressesOf(origin: string, lang: Language): Promise<string[]> {
  const lists = [
    ['events', 'date=01-01-2010&page_size=50'],
    ['events', 'date=01-10-2024&page_size=50'],
    ['articles', 'page_size=50'],
    ['productions', 'date=01-01-2010&page_size=50'],
  ] as const;
  const found: string[] = [];
  for (const [list, query] of lists)
    found.push(...(await recordPaths(origin, lang, list, query)).filter((_, index) => index % 5 === 0));
  return [...new Set(found)];
}

test('a pack with bad lines changes nothing and names every line', async () => {
  const lines = [
    '{"key":"a","title":{"de":"A"},"date_start":"2026-12-01T10:00"}',
    '{"key":"b","title":{"de":"B"},"date_start":"gestern"}',
    'kein JSON',
  ];
  const failed = await importPack(site, { 'events.jsonl': lines.join('\n') }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(failed).toMatchObject({ code: 1 });
  const said = `${failed?.stdout}${failed?.stderr}`;
  expect(said).toContain('events.jsonl:2: date_start');
  expect(said).toContain('events.jsonl:3');
});
