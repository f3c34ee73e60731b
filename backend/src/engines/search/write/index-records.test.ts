import type { SearchResults } from '@vestibule/contracts';
import { eq, sql } from 'drizzle-orm';
import { queryRows } from '../../../platform/db/rows';
import { events } from '../../records/tables';
import { addEditor, addEvent, addPage, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { ANY_VERSION } from '../../../testing/visitor';
import { indexRecords } from './index-records';

let site: TestApp;
describe('index records', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const event = (de: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de }, date_start: '2026-11-28T19:00', ...more });
  const found = async (q: string, lang = 'de') =>
    (await site.visitor().get(`/${lang}/api/search/?q=${encodeURIComponent(q)}`))
      .json<SearchResults>()
      .groups.flatMap(({ results }) => results.map(({ title }) => title.text));
  /** Which version of each row there is; it changes with every write. */
  const versions = () =>
    queryRows(site.db, sql`select record_id, lang, xmin::text from search_entries order by record_id, lang`);

  test('every form of a word is found, and marked, in the language that it is shown in', async () => {
    await addEvent(site.db, {
      title: { de: 'Öffentliche Führung', en: 'Guided tours', cs: 'Prohlídky' },
      date_start: '2026-11-28T19:00',
    });
    await indexRecords(site.db, 'events');
    expect(await found('Führungen')).toEqual(['Öffentliche Führung']);
    expect(await found('touring guide', 'en')).toEqual(['Guided tours']);
    expect(await found('prohlid', 'cs')).toEqual(['Prohlídky']);
    const { groups } = (await site.visitor().get('/de/api/search/?q=F%C3%BChrungen')).json<SearchResults>();
    expect(groups[0]?.results[0]?.title.marks).toEqual([{ start: 12, end: 19 }]);
  });

  test('the title counts more than the subline, which counts more than the text', async () => {
    await event('Dritter', { text: { de: '<p>Mit Orgel &amp; Chor</p>' }, date_start: '2026-11-22T19:00' });
    await event('Zweiter', { subline: { de: 'An der Orgel' }, date_start: '2026-11-23T19:00' });
    await event('Orgel', { date_start: '2026-11-24T19:00' });
    await indexRecords(site.db, 'events');
    expect(await found('orgel')).toEqual(['Orgel', 'Zweiter', 'Dritter']);
    expect(await found('amp')).toEqual([]);
  });

  test('a record that is deleted, offline or renamed is not found by its old title', async () => {
    const [gone, hidden, renamed] = [await event('Eins Orgel'), await event('Zwei Orgel'), await event('Drei Orgel')];
    await indexRecords(site.db, 'events');
    expect(await found('orgel')).toHaveLength(3);
    await site.db.delete(events).where(eq(events.id, gone));
    await site.db.update(events).set({ isOnline: false }).where(eq(events.id, hidden));
    await site.db
      .update(events)
      .set({ title: { de: 'Chor' } })
      .where(eq(events.id, renamed));
    await indexRecords(site.db, 'events', [gone, hidden, renamed]);
    expect(await found('orgel')).toEqual([]);
    expect(await found('chor')).toEqual(['Chor']);
  });

  test('rows that say the same are not written again', async () => {
    const [changed] = [await event('Orgel'), await event('Chor')];
    await indexRecords(site.db, 'events');
    const before = await versions();
    await indexRecords(site.db, 'events');
    expect(await versions()).toEqual(before);
    await site.db
      .update(events)
      .set({ title: { de: 'Große Orgel' } })
      .where(eq(events.id, changed));
    await indexRecords(site.db, 'events');
    expect((await versions()).map((row, index) => JSON.stringify(row) === JSON.stringify(before[index]))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('a page is found by its new words as soon as they are published, and by the old ones no longer', async () => {
    await addEditor(site.db, 'publisher');
    const visitor = site.visitor();
    await visitor.login(EDITOR.email, EDITOR.password);
    const page = await addPage(site.db, { de: '/de/besuch' }, { title: { de: 'Besuch' } });
    const publish = () =>
      visitor.write('POST', `/de/pageeditor-api/publication/${page}`, { action: 'publish' }, ANY_VERSION);
    const made = await visitor.write('POST', '/de/pageeditor-api/text', {
      page,
      content: '<p>Garderobe im Keller</p>',
    });
    expect(await found('garderobe')).toEqual([]);
    await publish();
    expect(await found('garderobe')).toEqual(['Besuch']);
    const path = `/de/pageeditor-api/text/${made.json<{ id: number }>().id}`;
    await visitor.write('PATCH', path, { content: '<p>Schließfächer</p>' }, ANY_VERSION);
    await publish();
    expect([await found('garderobe'), await found('schliessfach')]).toEqual([[], ['Besuch']]);
    await visitor.write('DELETE', path, undefined, ANY_VERSION);
    await publish();
    expect(await found('schliessfach')).toEqual([]);
  });
});
