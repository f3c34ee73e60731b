import type { Settings, SitemapRecord } from '@vestibule/contracts';
import { movedPaths } from '@vestibule/contracts/site/moved';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import fastify from 'fastify';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { seoRoutes } from './seo-routes';
import { PART_SIZE } from './sitemap-xml';

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: string, path: object, more: object = {}) => ({
  id,
  path,
  page: './pages/x',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
  ...more,
});
const SITE = {
  id: 'c',
  remotes: [
    {
      name: 'programme',
      routes: [
        route('events', { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' }),
        route('events-slug-id', {
          de: 'veranstaltungen/:slug/:id',
          en: 'events/:slug/:id',
          cs: 'veranstaltungen/:slug/:id',
        }),
        route('series-slug-id', everywhere('series/:slug?/:id')),
        route('content/series', everywhere('abonnements')),
        route('cart', everywhere('cart')),
        route('content/profile', everywhere('profile'), { middleware: ['logged-in'] }),
        route('editor/hub', everywhere('cms-hub'), { localised: false }),
      ],
    },
  ],
} as unknown as SiteComposition;

const record = (
  kind: SitemapRecord['kind'],
  id: number,
  names: SitemapRecord['names'],
  more: Partial<SitemapRecord> = {},
): SitemapRecord => ({
  kind,
  id,
  names,
  images: [],
  modified: null,
  ...more,
});
const HOST = { host: 'museum.example' };
/** The programme was at `akce` in Czech. */
const moved = movedPaths(SITE, [{ id: 'events', path: { de: 'kalender', en: 'events', cs: 'akce' } }]);

/** A gateway whose records are those of the moment. */
function gateway(records: () => readonly SitemapRecord[], noindex_locales: readonly string[] = []) {
  const app = fastify();
  const settings = { get: () => Promise.resolve({ noindex_locales } as unknown as Settings) };
  seoRoutes(app, {
    records: { get: () => Promise.resolve(records()) },
    settings,
    site: () => SITE,
    moved: () => moved,
  });
  return app;
}

/** What the sitemap of a small site says. */
async function sitemap(records: readonly SitemapRecord[], noindex_locales?: readonly string[]) {
  const app = gateway(() => records, noindex_locales);
  const index = await parseSitemapIndex(Readable.from((await app.inject({ url: '/sitemap.xml', headers: HOST })).body));
  expect(index.map(({ url }) => url)).toEqual(['http://museum.example/sitemap-1.xml']);
  const answer = await app.inject({ url: '/sitemap-1.xml', headers: HOST });
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return parseSitemap(Readable.from(answer.body));
}
const paths = (items: readonly { url: string }[]) => items.map(({ url }) => url.replace('http://museum.example', ''));

test('every page in every language that it has, each naming all of them', async () => {
  const items = await sitemap([
    record(
      'page',
      1,
      { de: '/de/besuch', en: '/en/visit' },
      { images: ['/media/a/1280.jpg'], modified: '2026-11-20T12:00:00.000Z' },
    ),
    record('event', 7, { de: 'nacht', en: 'night', cs: 'nacht' }),
  ]);
  const visit = items.find(({ url }) => url.endsWith('/en/visit'));
  expect(visit).toMatchObject({
    lastmod: '2026-11-20T12:00:00.000Z',
    img: [{ url: 'http://museum.example/media/a/1280.jpg' }],
  });
  expect(visit?.links).toEqual([
    { lang: 'de', url: 'http://museum.example/de/besuch' },
    { lang: 'en', url: 'http://museum.example/en/visit' },
    { lang: 'x-default', url: 'http://museum.example/de/besuch' },
  ]);
  expect(paths(items)).toEqual(
    expect.arrayContaining(['/de/veranstaltungen/nacht/7', '/en/events/night/7', '/cs/veranstaltungen/nacht/7']),
  );
});

test('lists are there, once; what is one person’s own, or of a kind that no remote shows, is not', async () => {
  const items = await sitemap([
    record('page', 1, { de: '/de/veranstaltungen', en: '/en/events', cs: '/cs/veranstaltungen' }),
    record('series', 2, { de: 'orgel', en: 'organ', cs: 'orgel' }),
    record('production', 3, { de: 'oper', en: 'opera', cs: 'oper' }),
  ]);
  expect(paths(items).filter((path) => path.startsWith('/de'))).toEqual([
    '/de/veranstaltungen',
    '/de/series/orgel/2',
    '/de/abonnements',
  ]);
});

test('a content page that stands where a route was is where the route is, once', async () => {
  const items = await sitemap([record('page', 1, { de: '/de/kalender', en: '/en/events', cs: '/cs/akce' })]);
  expect(paths(items).filter((path) => /akce|kalender|veranstaltungen|events/.test(path))).toEqual([
    '/de/veranstaltungen',
    '/en/events',
    '/cs/veranstaltungen',
  ]);
});

test('a hidden language is in no address and no alternate', async () => {
  const items = await sitemap([record('event', 7, { de: 'nacht', en: 'night', cs: 'nacht' })], ['de', 'cs']);
  const [night] = items;
  expect(paths(items)).toEqual(['/en/events/night/7', '/en/events', '/en/abonnements']);
  expect(night?.links.map(({ lang, url }) => [lang, url])).toEqual([
    ['en', 'http://museum.example/en/events/night/7'],
    ['x-default', 'http://museum.example/en/events/night/7'],
  ]);
});

test('a large site has as many parts as it needs, and no more', async () => {
  const many = Array.from({ length: PART_SIZE / 2 }, (_, id) => record('event', id + 1, { de: 'a', en: 'b', cs: 'c' }));
  const app = gateway(() => many);
  const locs = async (url: string) =>
    [...(await app.inject({ url, headers: HOST })).body.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc);
  expect(await locs('/sitemap.xml')).toEqual([1, 2].map((part) => `http://museum.example/sitemap-${part}.xml`));
  const [first, second] = [await locs('/sitemap-1.xml'), await locs('/sitemap-2.xml')];
  expect(first).toHaveLength(PART_SIZE);
  expect(new Set([...first, ...second]).size).toBe(PART_SIZE * 1.5 + 6);
  for (const url of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
    expect((await app.inject({ url })).statusCode).toBe(404);
});

test('a file is kept until what it is made of changes, and goes compressed to whoever takes that', async () => {
  let records = [record('event', 7, { de: 'nacht' })];
  const app = gateway(() => records);
  const ask = (host: string) => app.inject({ url: '/sitemap-1.xml', headers: { host, 'accept-encoding': 'gzip, br' } });
  const textOf = async (host: string) => gunzipSync((await ask(host)).rawPayload).toString();
  expect((await ask('a.example')).headers['content-encoding']).toBe('gzip');
  expect(await textOf('a.example')).toContain('<loc>http://a.example/de/veranstaltungen/nacht/7</loc>');
  expect(await textOf('b.example')).toContain('<loc>http://b.example/de/veranstaltungen/nacht/7</loc>');
  records = [record('event', 8, { de: 'tag' })];
  expect(await textOf('b.example')).not.toContain('nacht');
  const { body } = await app.inject({
    url: '/sitemap-1.xml',
    headers: { host: 'b.example', 'accept-encoding': 'gzip;q=0' },
  });
  expect(body).toContain('/de/veranstaltungen/tag/8');
});

test('robots are kept away from what is no page, and find the sitemap', async () => {
  const lines = (await gateway(() => []).inject({ url: '/robots.txt', headers: HOST })).body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /cs/search',
      'Disallow: /en/user/',
      'Disallow: /_preview',
    ]),
  );
  expect(lines).toContain('Sitemap: http://museum.example/sitemap.xml');
});

test('while a remote is missing there is none either', async () => {
  const app = fastify();
  const settings = { get: () => Promise.resolve({ noindex_locales: [] as string[] } as Settings) };
  seoRoutes(app, {
    records: { get: () => Promise.resolve([]) },
    settings,
    site: () => ({ ...SITE, incomplete: true }),
    moved: () => moved,
  });
  expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(503);
});

test('without its records there is no sitemap, and nobody takes that for a site without pages', async () => {
  const app = fastify();
  seoRoutes(app, {
    records: { get: () => Promise.reject(new Error('away')) },
    settings: { get: () => Promise.reject(new Error('away')) },
    site: () => SITE,
    moved: () => moved,
  });
  for (const url of ['/sitemap.xml', '/sitemap-1.xml']) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  }
});
