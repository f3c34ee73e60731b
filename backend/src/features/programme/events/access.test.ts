import type { EventDetail, EventsPage, FilterOption } from '@vestibule/contracts';
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
});
