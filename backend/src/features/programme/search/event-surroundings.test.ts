import type { EventsPage, Language, SearchResults } from '@vestibule/contracts';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { importPack } from '../../packs/import-pack';
import { removeFolders, writePackFiles, type PackFixture } from '../../packs/testing/pack';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('event surroundings', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterEach(removeFolders);
  afterAll(() => site.close());

  const take = async (kinds: PackFixture) =>
    expect(
      (
        await importPack({
          db: site.db,
          mediaStore: mediaBelow('/nonexistent'),
          dir: await writePackFiles(kinds),
          now: NOON,
        })
      ).errors,
    ).toEqual([]);
  /** Keys of the events that are found in the search; the same are to be found in the programme. */
  const found = async (q: string, lang: Language = 'de') => {
    const get = async <T>(path: string) =>
      (await site.visitor().get(`/${lang}/api/${path}?q=${encodeURIComponent(q)}`)).json<T>();
    const hits =
      (await get<SearchResults>('search/')).groups
        .find(({ category }) => category === 'events')
        ?.results.map(({ title }) => title.text) ?? [];
    expect((await get<EventsPage>('events/')).results.map(({ title }) => title).sort()).toEqual([...hits].sort());
    return hits;
  };

  const title = (name: string) => ({ de: name });
  const date_start = '2026-11-28T19:00';
  const HOUSE: PackFixture = {
    venues: [
      {
        key: 'castle',
        name: 'Schloss',
        title: { de: 'Schloss', en: 'Castle', cs: 'Zámek' },
        access: {
          de: '<p>Mit dem Rollstuhl über die Rampe</p>',
          en: '<p>By wheelchair up the ramp</p>',
          cs: '<p>S vozíkem po rampě</p>',
        },
      },
    ],
    rooms: [
      {
        key: 'stags',
        name: 'Hirschsaal',
        title: { de: 'Hirschsaal', en: 'Stag Hall', cs: 'Jelení sál' },
        venue: 'Schloss',
      },
    ],
    terms: [{ kind: 'tag', name: 'Für Kinder', title: { de: 'Für Kinder', en: 'For children', cs: 'Pro děti' } }],
    persons: [
      { key: 'ada', name: 'Ada Öl' },
      { key: 'eve', name: 'Eva Bílá' },
    ],
    productions: [{ key: 'p', title: title('Zauberflöte'), persons: ['eve'] }],
    events: [
      { key: '1', title: title('Eins'), date_start, room: 'Hirschsaal' },
      { key: '2', title: title('Zwei'), date_start, tags: ['Für Kinder'], persons: ['ada'] },
      { key: '3', title: title('Drei'), date_start, venue: 'Schloss', production: 'p' },
      { key: '4', title: title('Vier'), date_start, text: { de: '<p>Anderswo</p>' } },
    ],
  };

  test.each([
    ['Hirschsaal', 'Stag Hall', 'Jelením sále', ['Eins']],
    ['Rollstühle', 'wheelchairs', 'vozíky', ['Drei', 'Eins']],
    ['Schloss', 'castle', 'zámku', ['Drei', 'Eins']],
    ['Für Kinder', 'for children', 'dětem', ['Zwei']],
    ['Öl', 'Ada', 'ada ol', ['Zwei']],
    ['Eva Bilá', 'eva', 'Bíla', ['Drei']],
  ])('%s, %s, %s', async (de, en, cs, titles) => {
    await take(HOUSE);
    expect([await found(de), await found(en, 'en'), await found(cs, 'cs')].map((hits) => [...hits].sort())).toEqual([
      titles,
      titles,
      titles,
    ]);
  });

  test('people are shown where the search matches them, and access is not', async () => {
    await take(HOUSE);
    const excerpt = async (q: string) =>
      (await site.visitor().get(`/de/api/search/?q=${q}`))
        .json<SearchResults>()
        .groups.find(({ category }) => category === 'events')?.results[0]?.excerpt;
    expect(await excerpt('Ada')).toEqual({ text: 'Ada Öl', marks: [{ start: 0, end: 3 }] });
    expect(await excerpt('Rollstuhl')).toEqual({ text: '', marks: [] });
  });

  test.each<[string, PackFixture, before: string, after: string, titles: string[]]>([
    [
      'room',
      { rooms: [{ key: 'stags', name: 'Rehsaal', title: { de: 'Rehsaal' }, venue: 'Schloss' }] },
      'Hirschsaal',
      'Rehsaal',
      ['Eins'],
    ],
    [
      'venue',
      { venues: [{ key: 'castle', name: 'Burg', title: { de: 'Burg' } }] },
      'Rollstuhl',
      'Burg',
      ['Drei', 'Eins'],
    ],
    [
      'tag',
      { terms: [{ kind: 'tag', name: 'Für Kinder', title: { de: 'Familien' } }] },
      'Kinder',
      'Familien',
      ['Zwei'],
    ],
    ['person of an event', { persons: [{ key: 'ada', name: 'Ida Fett' }] }, 'Öl', 'Fett', ['Zwei']],
    ['person of a production', { persons: [{ key: 'eve', name: 'Eva Rot' }] }, 'Bílá', 'Rot', ['Drei']],
    [
      'production',
      { productions: [{ key: 'p', title: title('Zauberflöte'), persons: ['ada'] }] },
      'Eva',
      'Ada',
      ['Drei', 'Zwei'],
    ],
  ])('an event follows when its %s is called otherwise', async (_, renamed, before, after, titles) => {
    await take(HOUSE);
    expect((await found(before)).length).toBeGreaterThan(0);
    await take(renamed);
    expect(await found(before)).toEqual([]);
    expect([...(await found(after))].sort()).toEqual(titles);
  });
});
