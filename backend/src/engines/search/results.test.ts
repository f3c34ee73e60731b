import type { SearchPage, SearchResults } from '@vestibule/contracts';
import { articles, persons, productions, venues } from '../records/tables';
import { addEvent, addModule, addPage, addRoom, addTerm } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { indexAll } from './write/index-records';

let site: TestApp;
describe('results', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  /** Fixtures are written without the code that writes the index. */
  const get = async <T>(path: string) => {
    await indexAll(site.db);
    return (await site.visitor().get(path)).json<T>();
  };
  const search = (q: string, lang = 'de') => get<SearchResults>(`/${lang}/api/search/?q=${encodeURIComponent(q)}`);
  const others = (query: string) => get<SearchPage>(`/de/api/search/others/?${query}`);
  const counts = async (q: string, lang = 'de') =>
    Object.fromEntries((await search(q, lang)).groups.map(({ category, count }) => [category, count]));
  const event = (title: string, date_start = '2026-11-28T19:00', more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de: title }, date_start, ...more });

  test('one of everything: where it leads, when and where it is, which words were found', async () => {
    const saal = await addRoom(site.db, 'Saal');
    await event('Führung im Salzhof', '2026-11-28T19:00', { roomId: saal, subline: { de: 'Mit Licht' } });
    await addPage(site.db, { de: '/de/museum' }, { title: { de: 'Museum' } });
    const page = await addPage(site.db, { de: '/de/besuch' }, { title: { de: 'Besuch' } });
    await addModule(site.db, 'text', {
      pageId: page,
      texts: { de: { content: '<p>Fragen Sie nach einer <em>Führung</em>.</p>', anchor: '#fuehrungen' } },
    });
    await site.db.insert(articles).values({ key: 'a', title: { de: 'Die letzte Führung' }, date: '2026-11-20' });
    await site.db
      .insert(productions)
      .values({ key: 'p', title: { de: 'Führungen' }, dateFrom: '2026-09-01', dateTo: '2027-01-01' });
    await site.db.insert(persons).values({ key: 'x', name: 'Ada Öl', function: { de: 'Führungen' } });
    await site.db
      .insert(venues)
      .values({ key: 'v', name: 'Hof', body: { de: '<p>Nur mit Führung.</p>' }, address: { city: 'Tannlitz' } });
    const found = await search('FUHRUNG');
    expect(found.count).toBe(6);
    expect(found.groups.map(({ category, count, results }) => [category, count, results[0]?.name])).toEqual([
      // By their titles, then by their kinds, then by their texts.
      ['productions', 1, 'fuehrungen'],
      ['events', 1, 'fuehrung-im-salzhof'],
      ['articles', 1, 'die-letzte-fuehrung'],
      ['persons', 1, 'ada-oel'],
      ['venues', 1, 'hof'],
      ['pages', 1, '/de/besuch'],
    ]);
    const hits = Object.fromEntries(found.groups.map(({ category, results }) => [category, results[0]]));
    expect(hits['events']).toMatchObject({
      lang: 'de',
      title: { text: 'Führung im Salzhof', marks: [{ start: 0, end: 7 }] },
      excerpt: { text: 'Mit Licht', marks: [] },
      date_start: '2026-11-28T19:00:00+01:00',
      place: 'Saal',
    });
    expect(hits['pages']?.excerpt).toEqual({ text: 'Fragen Sie nach einer Führung.', marks: [{ start: 22, end: 29 }] });
    expect(hits['articles']).toMatchObject({ date_start: '2026-11-20', all_day: true });
    expect(hits['productions']).toMatchObject({ date_start: '2026-09-01', date_end: '2027-01-01' });
    expect(hits['venues']).toMatchObject({ place: 'Tannlitz' });
  });

  test('all words must be there, in the title or the text, in the language that is shown', async () => {
    await site.db.insert(articles).values({
      key: 'a',
      title: { de: 'Salz', en: 'Salt' },
      body: { de: '<p>auf der <b>Zunge</b></p>', en: '<p>on the tongue</p>' },
      author: 'Ada',
    });
    expect(await counts('salz zunge')).toEqual({ articles: 1 });
    expect(await counts('ada salz')).toEqual({ articles: 1 });
    expect(await counts('salz pfeffer')).toEqual({});
    expect(await counts('salt tongue', 'en')).toEqual({ articles: 1 });
    expect(await counts('salt')).toEqual({});
    // Not translated to Czech: found as it is shown there, in German.
    expect(await counts('zunge', 'cs')).toEqual({ articles: 1 });
    expect(await counts('strong')).toEqual({});
    expect(await counts('p')).toEqual({});
  });

  test('events to come are also found by their kind, after those that are called so', async () => {
    const typeId = await addTerm(site.db, 'type', 'Führung');
    await event('Durch den Keller', '2026-11-22T10:00', { typeId, subline: { de: 'Mit Licht' } });
    await event('Gestern im Keller', '2026-11-20T10:00', { typeId });
    await event('Führung im Garten', '2026-11-24T10:00', { typeId });
    const [group] = (await search('führung')).groups;
    expect(group?.results.map(({ title, excerpt }) => [title.text, excerpt.text])).toEqual([
      ['Führung im Garten', 'Führung'],
      ['Durch den Keller', 'Führung · Mit Licht'],
    ]);
  });

  test('nothing that visitors cannot see', async () => {
    await event('Geheime Führung', '2026-11-28T19:00', { isOnline: false });
    await addPage(site.db, { de: '/de/a' }, { title: { de: 'Geheim' }, isOnline: false });
    await addPage(site.db, { en: '/en/secret' }, { title: { de: 'Geheimnis' } });
    const page = await addPage(site.db, { de: '/de/b' }, { title: { de: 'Offen' } });
    await addModule(site.db, 'teaser_list', {
      pageId: page,
      texts: { de: { items: { a: { headline: 'Geheimes' } } } },
    });
    await addModule(site.db, 'image', { pageId: page, texts: { de: { link: '/de/geheim' } } });
    expect(await search('geheim')).toEqual({ count: 0, meant: null, groups: [] });
  });

  test('coming events before past ones; a word in the title before one in the text; three of each', async () => {
    await event('Konzert gestern', '2026-11-19T19:00');
    await event('Konzert übermorgen', '2026-11-23T19:00');
    await event('Konzert heute', '2026-11-21T19:00');
    await event('Konzert später', '2027-01-21T19:00');
    await site.db.insert(articles).values([
      { key: 'a', title: { de: 'Neu' }, body: { de: 'ein Konzert' }, date: '2026-11-20' },
      { key: 'b', title: { de: 'Altes Konzert' }, date: '2020-01-01' },
    ]);
    const { groups } = await search('konzert');
    expect(groups.map(({ count, results }) => [count, ...results.map(({ title }) => title.text)])).toEqual([
      [4, 'Konzert heute', 'Konzert übermorgen', 'Konzert später'],
      [2, 'Altes Konzert', 'Neu'],
    ]);
  });

  test('events and the rest by themselves, page by page', async () => {
    for (let day = 10; day < 22; day++) await event(`Salz ${day}`, `2026-12-${day}T19:00`);
    await site.db.insert(articles).values({ key: 'a', title: { de: 'Salz' } });
    await site.db.insert(persons).values({ key: 'x', name: 'Herr Salz' });
    const second = await get<SearchPage>('/de/api/search/events/?q=salz&page=2');
    expect(second.results.map(({ title }) => title.text)).toEqual(['Salz 20', 'Salz 21']);
    expect(second).toMatchObject({ count: 12, next: null, previous: expect.stringContaining('page=1') });
    expect(await get('/de/api/search/events/?q=salz&page=3')).toMatchObject({ count: 12, results: [] });
    expect((await others('q=salz')).results.map(({ category }) => category)).toEqual(['articles', 'persons']);
    expect((await others('q=salz&category=persons')).results.map(({ title }) => title.text)).toEqual(['Herr Salz']);
  });

  test.each(['', '%20', '%CC%88', '%27%20or%201%3D1--', ':*', '%26%7C!', '%5C'])(
    'a search without results finds nothing: %s',
    async (q) => {
      await event('Führung');
      for (const path of ['', 'events/', 'others/'])
        expect(await get(`/de/api/search/${path}?q=${q}`)).toMatchObject({ count: 0 });
    },
  );

  test('responses name everything that they depend on', async () => {
    expect((await site.visitor().get('/de/api/search/?q=a')).headers['x-tags']).toBe(
      'events,exhibitions,pages,articles,productions,persons,venues,forms,settings',
    );
    expect((await site.visitor().get('/de/api/search/others/?q=a&category=venues')).headers['x-tags']).toBe(
      'venues,settings',
    );
  });
});
