import type { SitemapPage } from '@vestibule/contracts';
import { articles, persons, productions, series, venues } from '../../../engines/records/tables';
import { addEvent, addPage, addPicture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('sitemap', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const list = async (query = '') => (await site.visitor().get(`/api/sitemap/${query}`)).json<SitemapPage>();

  test('has a record of every kind with the parts of its addresses', async () => {
    await addPicture(site.db, 'a.jpg');
    await addPage(site.db, { de: '/de/besuch', en: '/en/visit' }, { title: { de: 'Besuch' }, ogImage: 'a.jpg' });
    await addEvent(site.db, { title: { de: 'Nächte', en: 'Nights' }, date_start: '2020-01-01T20:00' });
    await site.db.insert(productions).values({ key: 'p', title: { de: 'Große Oper' }, image: 'a.jpg' });
    await site.db.insert(articles).values({ key: 'a', title: { en: 'News' }, image: 'missing.jpg' });
    await site.db.insert(persons).values({ key: 'x', name: 'Žofie Malá' });
    await site.db.insert(series).values({ key: 's', name: '日本' });
    await site.db.insert(venues).values({ key: 'v', name: 'Schloss', title: { en: 'Castle' } });
    const { count, next, results } = await list();
    expect([count, next]).toEqual([7, null]);
    expect(Object.fromEntries(results.map(({ kind, names, images }) => [kind, [names, images.length]]))).toEqual({
      page: [{ de: '/de/besuch', en: '/en/visit' }, 1],
      event: [{ de: 'naechte', en: 'nights', cs: 'naechte' }, 0],
      production: [{ de: 'grosse-oper', en: 'grosse-oper', cs: 'grosse-oper' }, 1],
      article: [{ de: 'news', en: 'news', cs: 'news' }, 0],
      person: [{ de: 'zofie-mala', en: 'zofie-mala', cs: 'zofie-mala' }, 0],
      series: [{ de: 'series-1', en: 'series-1', cs: 'series-1' }, 0],
      venue: [{ de: 'castle', en: 'castle', cs: 'castle' }, 0],
    });
    expect(results.find(({ kind }) => kind === 'event')?.modified).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  });

  test('names nothing that visitors may not see', async () => {
    await addPage(site.db, { de: '/de/geheim' }, { isOnline: false });
    await addPage(site.db, { de: '/de/ordner' }, { isClickable: false });
    await addEvent(site.db, { title: { de: 'geheim' }, date_start: '2026-12-01T20:00', isOnline: false });
    expect(await list()).toMatchObject({ count: 0, results: [] });
  });

  test('comes in pages that follow each other', async () => {
    for (const title of ['a', 'b', 'c'])
      await addEvent(site.db, { title: { de: title }, date_start: '2026-12-01T20:00' });
    const first = await list('?page_size=2');
    expect(first.next).toBe('/api/sitemap/?page_size=2&page=2');
    const rest = (await site.visitor().get(first.next ?? '')).json<SitemapPage>();
    expect([...first.results, ...rest.results].map(({ names }) => names.de)).toEqual(['a', 'b', 'c']);
    expect((await site.visitor().get('/api/sitemap/?page_size=1001')).json()).toMatchObject({
      code: 'validation',
      field: 'page_size',
    });
  });
});
