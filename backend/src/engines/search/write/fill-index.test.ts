import type { SearchResults } from '@vestibule/contracts';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../../platform/db/rows';
import { pages } from '../../records/tables';
import { addEvent, addModule, addPage, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { fillIndex } from './fill-index';
import { indexAll } from './index-records';

let site: TestApp;
describe('fill index', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const found = async (q: string, lang = 'de') =>
    (await site.visitor().get(`/${lang}/api/search/?q=${encodeURIComponent(q)}`))
      .json<SearchResults>()
      .groups.flatMap(({ results }) => results.map(({ title }) => title.text));
  /** Which version of each row there is; it changes with every write. */
  const versions = () =>
    queryRows(site.db, sql`select record_id, lang, xmin::text from search_entries order by record_id, lang`);

  test('an old database is filled once', async () => {
    const typeId = await addTerm(site.db, 'type', 'Konzert');
    await addEvent(site.db, { title: { de: 'Orgel' }, date_start: '2026-11-28T19:00', typeId });
    const page = await addPage(site.db, { de: '/de/besuch' }, { title: { de: 'Besuch' } });
    await addModule(site.db, 'text', { pageId: page, texts: { de: { content: '<p>Orgel</p>' } } });
    await fillIndex(site.db);
    expect(await found('orgel')).toEqual(['Orgel', 'Besuch']);
    await site.db.delete(pages);
    const before = await versions();
    await fillIndex(site.db);
    expect(await versions()).toEqual(before);
  });

  test.each(["comment on table search_entries is 'version 1'", 'comment on table search_entries is null'])(
    'entries of an older version are rebuilt: %s',
    async (older) => {
      await addEvent(site.db, { title: { cs: 'Koncert' }, date_start: '2026-11-28T19:00' });
      await indexAll(site.db);
      await fillIndex(site.db);
      // As an older version stored words: without their stems.
      await site.db.execute(
        sql`update search_entries set words = 'koncert:1A', title_words = 'koncert:1A' where lang = 'cs'`,
      );
      await site.db.execute(sql`update search_entries set words = 'alt:1A', title_words = 'alt:1A' where lang = 'de'`);
      await fillIndex(site.db);
      expect(await found('koncert')).toEqual([]);
      await site.db.execute(sql.raw(older));
      await fillIndex(site.db);
      expect(await found('koncert')).toEqual(['Koncert']);
    },
  );
});
