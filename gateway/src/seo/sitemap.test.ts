import { PART_SIZE } from './sitemap-xml';
import { record, HOST, gateway, sitemap, paths } from './testing/seo-gateway';

describe('sitemap', () => {
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

  test('lists are there, once; private pages, and kinds that no remote shows, are not', async () => {
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
    const many = Array.from({ length: PART_SIZE / 2 }, (_, id) =>
      record('event', id + 1, { de: 'a', en: 'b', cs: 'c' }),
    );
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
});
