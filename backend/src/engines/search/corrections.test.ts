import type { SearchResults } from '@vestibule/contracts';
import { searchEntries } from './tables';
import { addEvent } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { indexAll } from './write/index-records';

let site: TestApp;
describe('corrections of a search', () => {
  beforeAll(async () => {
    site = await createTestApp();
    for (const title of [
      'Orgelkonzert',
      'Konzert',
      'Žofie a její dům',
      'Museum bei Nacht',
      'Öffentliche Führung',
      'Bibliothek',
      'Salz',
      'Hotel',
      'Kinderhort',
      'Wein und Brot',
    ])
      await addEvent(site.db, { title: { de: title }, date_start: '2026-11-28T19:00' });
    await indexAll(site.db);
  });
  afterAll(() => site.close());

  const search = async (q: string) =>
    (await site.visitor().get(`/de/api/search/?q=${encodeURIComponent(q)}`)).json<SearchResults>();
  const titles = async (q: string) =>
    (await search(q)).groups.flatMap(({ results }) => results.map(({ title }) => title.text)).sort();
  const suggestions = async (q: string) =>
    (await site.visitor().get(`/de/api/search/autocomplete/?q=${encodeURIComponent(q)}`)).json<{ text: string }[]>();

  test.each([
    ['Orgelkozert', 'Orgelkonzert'],
    ['orgelkoz', 'Orgelkonzert'],
    ['konzret', 'Konzert'],
    ['Zofie', 'Žofie a její dům'],
    ['Žofye', 'Žofie a její dům'],
    ['museeum', 'Museum bei Nacht'],
    ['musuem', 'Museum bei Nacht'],
    ['Kniderhort', 'Kinderhort'],
    ['Bibliotek', 'Bibliothek'],
    ['öffentlihe Führung', 'Öffentliche Führung'],
  ])('%s finds %s, in the results and while it is typed', async (typed, title) => {
    expect(await titles(typed)).toEqual([title]);
    expect((await suggestions(typed)).map(({ text }) => text)).toEqual([title]);
  });

  test.each([
    'salat',
    'salt',
    'hof',
    'hotline',
    'kino',
    'kindisch',
    'wien',
    'hrung',
    'rgelkonzert',
    'mus eum',
    'ägypten',
  ])('%s finds nothing that is like it by chance', async (typed) => {
    expect(await titles(typed)).toEqual([]);
  });

  test('a word that is there stands for itself and for compounds with it, whatever is like it', async () => {
    expect(await titles('konzert')).toEqual(['Konzert', 'Orgelkonzert']);
    expect(await titles('salz brot')).toEqual([]);
  });

  test('a correction is named as it is written, and only where there is one', async () => {
    expect((await search('führug')).meant).toBe('führung');
    expect((await search('öffentlihe fuehrung')).meant).toBe('öffentliche fuehrung');
    expect((await search('konzert')).meant).toBeNull();
    expect((await search('unauffindbar')).meant).toBeNull();
  });

  test('the nearest match is marked', async () => {
    const [group] = (await search('orgelkozert')).groups;
    expect(group?.results[0]?.title).toEqual({ text: 'Orgelkonzert', marks: [{ start: 0, end: 12 }] });
  });

  test('words of titles that are gone are not offered', async () => {
    await site.db.delete(searchEntries);
    expect(await titles('museeum')).toEqual([]);
    await indexAll(site.db);
  });
});
