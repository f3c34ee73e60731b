import type { FilterOption, Production, ProductionsPage } from '@vestibule/contracts';
import { mediaFiles } from '../../../engines/media/tables';
import { persons, productionPersons, productions, productionTags } from '../../../engines/records/tables';
import { addEvent, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('productions', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  let keys = 0;
  async function add(
    title: string,
    dateTo: string | null,
    more: Partial<typeof productions.$inferInsert> = {},
  ): Promise<number> {
    const [row] = await site.db
      .insert(productions)
      .values({ key: `production-${(keys += 1)}`, title: { de: title }, dateTo, ...more })
      .returning();
    return row?.id ?? 0;
  }
  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const titles = async (query = '') =>
    (await get<ProductionsPage>(`/de/api/productions/${query}`)).results.map(({ title }) => title);

  test('productions that are not over, the one that ends first at the top; a season whole', async () => {
    const season = await addTerm(site.db, 'season', '2026/27');
    await add('ohne Ende', null);
    await add('bald', '2026-11-21', { seasonId: season });
    await add('vorbei', '2026-11-20', { seasonId: season });
    await add('später', '2027-02-01');
    expect(await titles()).toEqual(['bald', 'später', 'ohne Ende']);
    expect(await titles('?date=22-11-2026')).toEqual(['später', 'ohne Ende']);
    expect(await titles('?date=01-01-2026')).toEqual(['vorbei', 'bald', 'später', 'ohne Ende']);
    expect(await titles(`?season=${season}`)).toEqual(['vorbei', 'bald']);
    expect(await titles(`?season=${season}&date=21-11-2026`)).toEqual(['bald']);
    expect(await get('/de/api/productions/?page_size=2')).toMatchObject({
      count: 3,
      next: '/de/api/productions/?page_size=2&page=2',
    });
  });

  test('now has productions that have begun and are not over, the one that ends first at the top, also on another day', async () => {
    const [season, type] = [await addTerm(site.db, 'season', '2026/27'), await addTerm(site.db, 'type', 'Ausstellung')];
    await add('ohne Anfang', null);
    await add('seit heute', '2027-02-01', { dateFrom: '2026-11-21', typeId: type });
    await add('bis heute', '2026-11-21', { dateFrom: '2026-11-01', seasonId: season });
    await add('ab morgen', '2026-12-01', { dateFrom: '2026-11-22', typeId: type });
    await add('vorbei', '2026-11-20', { seasonId: season });
    expect(await titles('?view=now')).toEqual(['bis heute', 'seit heute', 'ohne Anfang']);
    expect(await titles('?view=now&exhibition_type=ausstellung')).toEqual(['seit heute']);
    expect(await titles('?view=now&date=22-11-2026')).toEqual(['ab morgen', 'seit heute', 'ohne Anfang']);
    expect(await titles(`?view=now&season=${season}`)).toEqual(['bis heute']);
  });

  test('the archive has past productions, the one that ended last first, page by page; with a season, a type, a day', async () => {
    const [season, type] = [await addTerm(site.db, 'season', '2019/20'), await addTerm(site.db, 'type', 'Oper')];
    await add('bis heute', '2026-11-21');
    await add('ohne Ende', null);
    await add('gestern', '2026-11-20');
    await add('alt', '2019-12-01', { seasonId: season, typeId: type });
    await add('älter', '2019-10-01', { seasonId: season });
    expect(await titles('?view=archive')).toEqual(['gestern', 'alt', 'älter']);
    expect(await titles(`?view=archive&season=${season}`)).toEqual(['alt', 'älter']);
    expect(await titles('?view=archive&exhibition_type=oper')).toEqual(['alt']);
    expect(await titles('?view=archive&date=01-11-2019')).toEqual(['älter']);
    const first = await get<ProductionsPage>('/de/api/productions/?view=archive&page_size=2');
    expect(first).toMatchObject({ count: 3, next: '/de/api/productions/?view=archive&page_size=2&page=2' });
    expect((await get<ProductionsPage>(first.next ?? '')).results.map(({ title }) => title)).toEqual(['älter']);
    expect((await site.visitor().get('/de/api/productions/?view=today')).statusCode).toBe(400);
  });

  test('of a type, of a tag; seasons, types and tags that productions have', async () => {
    const [type, tag, season] = [
      await addTerm(site.db, 'type', 'Oper'),
      await addTerm(site.db, 'tag', 'Neu'),
      await addTerm(site.db, 'season', '2025/26'),
    ];
    await addTerm(site.db, 'season', '1999/00');
    await addTerm(site.db, 'tag', 'Ohne');
    await addTerm(site.db, 'type', 'Führung');
    const id = await add('a', '2027-01-01', { typeId: type, seasonId: season });
    await add('b', '2027-01-01');
    await site.db.insert(productionTags).values({ productionId: id, termId: tag });
    expect(await titles('?exhibition_type=oper')).toEqual(['a']);
    expect(await titles(`?tag=${tag}`)).toEqual(['a']);
    expect((await get<FilterOption[]>('/de/api/seasons/')).map(({ name }) => name)).toEqual(['2025/26']);
    expect((await get<FilterOption[]>('/de/api/production-types/')).map(({ name }) => name)).toEqual(['Oper']);
    expect((await get<FilterOption[]>('/api/production-tags/')).map(({ name }) => name)).toEqual(['Neu']);
  });

  test('a day that no calendar has is refused', async () => {
    const answer = await site.visitor().get('/de/api/productions/?date=31-02-2026');
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ field: 'date' })]);
  });

  test('a production with its people and its next dates', async () => {
    const audio = [{ file: 'a.ogg', title: { de: 'Ouvertüre', en: 'Overture' } }];
    await site.db.insert(mediaFiles).values({ file: 'a.ogg', hash: 'a'.repeat(64), type: 'audio/ogg' });
    const id = await add('x', '2027-01-01', {
      title: { de: 'Große Oper', en: 'Grand opera' },
      body: { de: '<p>Laut.</p>' },
      dateFrom: '2026-10-01',
      audio,
    });
    const [person] = await site.db
      .insert(persons)
      .values({ key: 'p', name: 'Ada Öl', function: { de: 'Regie' } })
      .returning();
    await site.db.insert(productionPersons).values({ productionId: id, personId: person?.id ?? 0 });
    await addEvent(site.db, { title: { de: 'gestern' }, date_start: '2026-11-20T19:00', productionId: id });
    await addEvent(site.db, {
      title: { de: 'geheim' },
      date_start: '2026-11-23T19:00',
      productionId: id,
      isOnline: false,
    });
    await addEvent(site.db, { title: { de: 'andere' }, date_start: '2026-11-23T19:00' });
    await addEvent(site.db, { title: { de: 'Premiere' }, date_start: '2026-11-22T19:00', productionId: id });
    const response = await site.visitor().get(`/en/api/productions/${id}/`);
    expect(response.json<Production>()).toMatchObject({
      lang: 'en',
      title: 'Grand opera',
      slug: 'grand-opera',
      names: { de: 'grosse-oper', cs: 'grosse-oper' },
      body: '<p>Laut.</p>',
      date_from: '2026-10-01',
      persons: [{ id: person?.id, slug: 'ada-oel', name: 'Ada Öl', function: 'Regie' }],
      audio: [{ title: 'Overture', lang: 'en', url: `/media/audio/${'a'.repeat(16)}.ogg`, type: 'audio/ogg' }],
      events: [{ title: 'Premiere' }],
    });
    expect(response.headers['x-tags']).toBe(`production:${id},productions,events,persons`);
    expect((await site.visitor().get(`/en/api/productions/${id + 1}/`)).statusCode).toBe(404);
  });
});
