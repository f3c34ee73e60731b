import { expect, test } from '@playwright/test';
import type { Page, RemoteManifest } from '@vestibule/contracts';
import { Releases } from '@vestibule/registry/releases';
import { untilWhole } from '../fixtures/own-site';
import { PAGE_KINDS } from '../fixtures/page-kinds';
import { newHost, rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { collectComplaints } from '../fixtures/test';
import { makeVersion, registryOf } from '../fixtures/versions';
import { wake } from '../fixtures/wake';

test.describe.configure({ mode: 'serial' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ ownRegistry: true });
  await untilWhole(site);
});
test.afterAll(() => stopTestSites());

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
/** Where the programme and the magazine were. */
const OLD = /[^"'\s<>\\]*\/(?:(?:de|cs)\/veranstaltungen|(?:de|en|cs)\/news)(?![\w-])[^"'\s<>\\]*/g;
const oldIn = (text: string) => [...new Set(text.match(OLD))];
const NEW: Readonly<Record<string, string>> = { veranstaltungen: 'programm', news: 'magazin' };
const atNew = (path: string) => path.replace(/(?<=^\/\w\w\/)(?:veranstaltungen|news)\b/, (old) => NEW[old] ?? old);
const ask = async (path: string) => {
  const { status, headers, body } = await rawGet(site.origin + path, newHost());
  return { status, location: headers.location, text: body.toString() };
};
const moved = async (path: string) => {
  const { status, location } = await ask(path);
  return [status, location];
};

/** Links that editors have typed into the modules of a content page stay unchanged: the redirect serves them. */
async function typedIn(path: string): Promise<string[]> {
  const [, lang, rest = ''] = /^\/(\w\w)\/?([^?]*)/.exec(path) ?? [];
  const { status, text } = await ask(`/${lang}/pageeditor-api/page/${rest}`);
  return status === 200 ? oldIn(JSON.stringify((JSON.parse(text) as Page).modules)) : [];
}

/** The remote's declaration with the programme and the magazine at new paths. */
const redeclare = (manifest: RemoteManifest): RemoteManifest => ({
  ...manifest,
  routes: manifest.routes.map((route) => ({
    ...route,
    path: Object.fromEntries(
      Object.entries(route.path).map(([lang, path]) => [lang, atNew(`/${lang}/${path}`).slice(`/${lang}/`.length)]),
    ) as typeof route.path,
  })),
});

test('one line of a remote moves its paths, once it is published', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.origin });
  const { all } = collectComplaints(page);
  await page.goto('/de/veranstaltungen');
  await new Releases(registryOf(site), 'anna').publish(await makeVersion(site, 'programme', {}, redeclare));
  // An editor's redirect led from here to where the programme was.
  await expect.poll(async () => (await ask('/de/programm')).status, { intervals: [100] }).toBe(200);

  // An open tab continues with its versions; a new document is at the new address.
  await page.locator('main h3 a').first().click();
  await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/programm\/.+\/\d+$/);
  expect(all).toEqual([]);
  await page.close();
});

test('every page leads to the new addresses, in links, head and structured data', async () => {
  for (const { path } of [...PAGE_KINDS, { path: '/de/search?q=programm' }, { path: '/cs/search/events?q=v' }]) {
    const { status, text } = await ask(atNew(path));
    expect([path, status]).not.toEqual([path, 301]);
    const typed = await typedIn(atNew(path));
    expect([path, oldIn(text).filter((old) => !typed.includes(old))]).toEqual([path, []]);
  }
  const { text } = await ask('/de/programm');
  const linked = [...text.matchAll(/<link rel="(?:canonical|alternate)" (?:hrefLang="(..)" )?href="([^"]*)"/g)];
  expect(linked.map(([, lang = 'canonical', href = '']) => [lang, new URL(href).pathname])).toEqual([
    ['canonical', '/de/programm'],
    ['de', '/de/programm'],
    ['en', '/en/events'],
    ['cs', '/cs/programm'],
  ]);
  // The content page that stands where the programme was still gives it its headline.
  expect(text).toMatch(/<h1[^>]*>.*Programm und Tickets/);
});

test('so do feeds, calendars, the sitemap and suggestions', async () => {
  const calendar = (await ask('/cs/api/events/feed.ics')).text.replace(/\r\n /g, '');
  expect([oldIn(calendar), calendar.match(/^URL.*\/cs\/programm\/[\w-]+\/\d+/m)?.length]).toEqual([[], 1]);
  expect((await ask('/de/api/events/1/event.ics')).text.replace(/\r\n /g, '')).toMatch(/^URL.*\/de\/programm\//m);
  for (const format of ['rss', 'atom']) {
    const { text } = await ask(`/en/api/articles/feed.${format}`);
    // Names of articles stay as they are, for readers know them by these.
    const links = oldIn(text.replace(/<(guid|id)\b[^>]*>[^<]*<\/\1>/g, ''));
    expect([format, links, /\/en\/magazin\/[\w-]+\/\d+/.test(text)]).toEqual([format, [], true]);
  }
  const { text: sitemap } = await ask('/sitemap-1.xml');
  const locs = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc).pathname);
  expect(oldIn(sitemap)).toEqual([]);
  expect(locs).toEqual(expect.arrayContaining(['/de/programm', '/cs/magazin', '/en/events']));
  expect(new Set(locs).size).toBe(locs.length);
  expect(oldIn((await ask('/de/api/search/autocomplete/?q=f')).text)).toEqual([]);
});

test('an old address redirects with its query, and a link to it works within the page', async ({ page }) => {
  expect(await moved('/de/veranstaltungen?room=1&x=%20')).toEqual([301, '/de/programm?room=1&x=%20']);
  expect(await moved('/cs/veranstaltungen/x/1')).toEqual([301, '/cs/programm/x/1']);
  expect(await moved('/en/news/tags')).toEqual([301, '/en/magazin/tags']);
  expect(await moved('/webshop/events')).toEqual([301, '/de/programm']);
  // In one step, though an editor has sent it to where the programme was.
  expect(await moved('/cs/udalosti')).toEqual([301, '/cs/programm']);

  const { all } = collectComplaints(page);
  await page.goto(`${site.origin}/de/ueber-uns`);
  await wake(page);
  await page.evaluate(() => void ((window as { same?: boolean }).same = true));
  // Typed by an editor into a module.
  await page.locator('main a[href^="/de/news/"]').first().click();
  await expect(page).toHaveURL(/\/de\/magazin\/[\w-]+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/de/ueber-uns`);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  expect(all).toEqual([]);
});

test('a rollback leads back', async () => {
  await new Releases(registryOf(site), 'e2e').rollback();
  await expect.poll(async () => (await ask('/de/veranstaltungen')).status, { intervals: [100] }).toBe(200);
  expect(await moved('/cs/programm?room=1')).toEqual([301, '/cs/veranstaltungen?room=1']);
  expect(await moved('/de/magazin/x/1')).toEqual([301, '/de/news/x/1']);
  expect((await ask('/de')).text).toContain('href="/de/veranstaltungen"');
  expect((await ask('/cs/api/events/feed.ics')).text.replace(/\r\n /g, '')).toMatch(/^URL.*\/cs\/veranstaltungen\//m);
});

test('a route that another remote has taken over leads there, by its links and its addresses', async () => {
  const taker = (manifest: RemoteManifest): RemoteManifest => ({
    ...manifest,
    routes: manifest.routes.flatMap((route) => [
      route,
      ...(route.id === 'team'
        ? [{ ...route, id: 'content/news', path: everywhere('neuigkeiten'), replaces: ['news'] } as const]
        : []),
    ]),
  });
  await new Releases(registryOf(site), 'e2e').publish(await makeVersion(site, 'content', {}, taker));
  await expect.poll(async () => (await ask('/de/neuigkeiten')).status, { intervals: [100] }).toBe(200);
  expect(await moved('/de/news?a=1')).toEqual([301, '/de/neuigkeiten?a=1']);
  // The link is the magazine's own, whose remote still declares the route.
  expect((await ask('/de/news/tags')).text).toContain('href="/de/neuigkeiten"');
});
