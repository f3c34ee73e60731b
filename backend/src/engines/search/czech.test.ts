import type { SearchResults, Suggestion } from '@vestibule/contracts';
import { addEvent } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { indexAll } from './write/index-records';

let site: TestApp;
describe('czech', () => {
  beforeAll(async () => {
    site = await createTestApp();
    for (const title of ['Příliš žluťoučký kůň', 'Řídicí věž', 'Chrám a cherubíni', 'Cesta do hor'])
      await addEvent(site.db, { title: { cs: title }, date_start: '2026-11-28T19:00' });
    await indexAll(site.db);
  });
  afterAll(() => site.close());

  test.each([
    ['prilis zlutoucky kun', 'Příliš žluťoučký kůň'],
    ['příliš žluťoučký kůň', 'Příliš žluťoučký kůň'],
    ['PŘÍLIŠ KŮŇ', 'Příliš žluťoučký kůň'],
    // Letters and their marks apart, as some keyboards and files have them.
    ['Pr\u030ci\u0301lis\u030c', 'Příliš žluťoučký kůň'],
    ['ridici', 'Řídicí věž'],
    ['ŘÍDICÍ', 'Řídicí věž'],
    ['řídici vez', 'Řídicí věž'],
    ['řídiic', 'Řídicí věž'],
    ['ch', 'Chrám a cherubíni'],
    ['CHRAM', 'Chrám a cherubíni'],
    ['cest', 'Cesta do hor'],
  ])('%s finds %s alone, in the results and while it is typed', async (typed, title) => {
    const get = async <T>(path: string) =>
      (await site.visitor().get(`/cs/api/search/${path}${encodeURIComponent(typed)}`)).json<T>();
    const { groups } = await get<SearchResults>('?q=');
    expect(groups.flatMap(({ results }) => results.map((hit) => hit.title.text))).toEqual([title]);
    expect((await get<Suggestion[]>('autocomplete/?q=')).map(({ text }) => text)).toEqual([title]);
  });
});
