import type { EventDetail, EventFacets, EventsPage, FilterOption } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { venues } from '../../../engines/records/tables';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { importPack } from '../../packs/import-pack';
import { removeFolders, writePackFiles } from '../../packs/testing/pack';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('access', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const events = [
      ['Saalführung', { step_free: true, spoken_en: true }, {}],
      ['Turmführung', { spoken_en: true, step_free: false }, {}],
      ['Konzert', {}, {}],
      ['Entwurf', { relaxed: true }, { is_online: false }],
    ] as const;
    const dir = await writePackFiles({
      events: events.map(([name, access, more], index) => ({
        key: name,
        title: { de: name, cs: name },
        date_start: `2026-11-2${index + 2}T19:00`,
        access,
        ...more,
      })),
    });
    expect((await importPack({ db: site.db, mediaStore: mediaBelow('/nonexistent'), dir, now: NOON })).errors).toEqual(
      [],
    );
  });
  afterAll(async () => {
    await removeFolders();
    await site.close();
  });

  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const titles = async (query: string, lang = 'de') =>
    (await get<EventsPage>(`/${lang}/api/events/?${query}`)).results.map(({ title }) => title);

  test('chooses events in list, calendar and subscription; a value that there is not is refused', async () => {
    expect(await titles('access=step_free')).toEqual(['Saalführung']);
    expect(await titles('access=spoken_en')).toEqual(['Saalführung', 'Turmführung']);
    expect(await titles('access=sign_language')).toEqual([]);
    expect(await get('/de/api/calendar/?access=step_free')).toEqual(['2026-11-22']);
    const feed = (await site.visitor().get('/de/api/events/feed.ics?access=step_free')).body;
    expect(feed).toContain('SUMMARY:Saalführung');
    expect(feed).not.toContain('Turmführung');
    expect(await get('/de/api/events/?access=jetpack')).toMatchObject({ code: 'validation', field: 'access' });
  });

  test('is named in the language of the event’s texts, in lists and on its own page', async () => {
    const [first] = (await get<EventsPage>('/cs/api/events/?access=step_free')).results;
    expect(first?.access).toEqual([
      { id: 'step_free', name: 'Bez schodů' },
      { id: 'spoken_en', name: 'V angličtině' },
    ]);
    expect((await get<EventDetail>(`/en/api/events/${first?.id}/`)).access).toEqual([
      { id: 'step_free', name: 'Stufenlos' },
      { id: 'spoken_en', name: 'Auf Englisch' },
    ]);
  });

  test('the filter offers the means of online events', async () => {
    expect((await get<FilterOption[]>('/en/api/event-access/')).map(({ slug, name }) => [slug, name])).toEqual([
      ['step_free', 'Step-free'],
      ['spoken_en', 'In English'],
    ]);
  });

  test('is found by its words', async () => {
    expect(await titles('q=stufenlos')).toEqual(['Saalführung']);
    expect(await titles('q=anglictine', 'cs')).toEqual(['Saalführung', 'Turmführung']);
  });

  describe('of a place', () => {
    beforeAll(async () => {
      const at = (key: string, more: object) => ({
        key,
        title: { de: key },
        date_start: '2026-12-01T19:00',
        ...more,
      });
      const dir = await writePackFiles({
        venues: [
          { key: 'museum', name: 'Museum', access_means: { step_free: true } },
          { key: 'turm', name: 'Turm' },
        ],
        rooms: [
          { key: 'saal', name: 'Saal', venue: 'Museum', access_means: { induction_loop: true } },
          { key: 'keller', name: 'Keller', venue: 'Museum', own_access: true },
        ],
        events: [
          at('im Saal', { room: 'Saal' }),
          at('im Keller', { room: 'Keller' }),
          at('im Hof', { venue: 'Museum' }),
          at('auf der Leiter', { venue: 'Museum', own_access: true, access: { spoken_de: true } }),
          at('auf dem Turm', { venue: 'Turm' }),
          at('nirgends', {}),
        ],
      });
      const done = await importPack({ db: site.db, mediaStore: mediaBelow('/nonexistent'), dir, now: NOON });
      expect(done.errors).toEqual([]);
    });

    const found = async (query: string) => (await titles(`date=01-12-2026&${query}`)).toSorted();

    test('is that of its events, of the room before the venue; a room or an event may have its own', async () => {
      expect(await found('access=step_free')).toEqual(['im Hof', 'im Saal']);
      expect(await found('access=induction_loop')).toEqual(['im Saal']);
      expect(await found('access=sign_language')).toEqual([]);
      expect(await get('/de/api/calendar/?access=induction_loop')).toEqual(['2026-12-01']);
    });

    test('each event says what the filter finds it by', async () => {
      for (const means of ['step_free', 'induction_loop']) {
        const all = (await get<EventsPage>('/de/api/events/?date=01-12-2026&page_size=50')).results;
        const named = all.filter(({ access }) => access.some(({ id }) => id === means)).map(({ title }) => title);
        expect(named.toSorted()).toEqual(await found(`access=${means}`));
      }
    });

    test('counts', async () => {
      const facets = await get<EventFacets>('/de/api/events/facets/?date=01-12-2026');
      expect(facets.access).toEqual([
        { value: 'step_free', count: 2 },
        { value: 'induction_loop', count: 1 },
        { value: 'spoken_de', count: 1 },
      ]);
      expect(facets.language).toEqual([{ value: 'spoken_de', count: 1 }]);
    });

    test('is followed when it changes', async () => {
      const before = { accessMeans: { step_free: true } };
      await site.db.update(venues).set({ accessMeans: {} }).where(eq(venues.name, 'Museum'));
      expect(await found('access=step_free')).toEqual([]);
      await site.db.update(venues).set(before).where(eq(venues.name, 'Museum'));
    });
  });

  test('a language is a filter of its own', async () => {
    expect(await titles('language=spoken_en')).toEqual(['Saalführung', 'Turmführung']);
    expect(await titles('language=spoken_en&access=step_free')).toEqual(['Saalführung']);
    expect(await get('/de/api/events/?language=step_free')).toMatchObject({ code: 'validation', field: 'language' });
  });
});
