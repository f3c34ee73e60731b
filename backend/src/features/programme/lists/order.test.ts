import type { Article, EventDetail, FilterOption, Production } from '@vestibule/contracts';
import {
  articles,
  articleTags,
  eventTags,
  productions,
  productionTags,
  rooms,
  series,
  terms,
} from '../../../engines/records/tables';
import { addEvent } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('lists: order', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  /** In the order of their German names, which is neither the Czech nor that of their bytes. */
  const NAMED = [
    { de: 'Ähren', cs: 'Klasy' },
    { de: 'Arche', cs: 'Řeka' },
    { de: 'Chor', cs: 'Chór' },
    { de: 'Öl', cs: 'Čaj' },
    { de: 'Ofen', cs: 'Hrnčířství' },
    { de: 'Zinn', cs: 'Cín' },
  ] as const;
  const GERMAN = ['Ähren', 'Arche', 'Chor', 'Ofen', 'Öl', 'Zinn'];
  const CZECH = ['Cín', 'Čaj', 'Hrnčířství', 'Chór', 'Klasy', 'Řeka'];

  test('whatever is listed by name has the order of the language that its names are in', async () => {
    const { db } = site;
    const named = NAMED.map((title) => ({ key: title.de, name: title.de, title }));
    const halls = await db.insert(rooms).values(named).returning();
    const parts = await db.insert(series).values(named).returning();
    const kinds = ['type', 'tag', 'genre', 'category'] as const;
    const made = await db
      .insert(terms)
      .values(
        kinds.flatMap((kind) => NAMED.map((title) => ({ kind, name: title.de, slug: title.de.toLowerCase(), title }))),
      )
      .returning();
    const tags = made.filter(({ kind }) => kind === 'tag').map(({ id }) => id);
    const categories = made.filter(({ kind }) => kind === 'category').map(({ id }) => id);
    const title = { de: 'Titel', cs: 'Titul' };
    const ofKind = (wanted: string) => made.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    for (const [index, typeId] of ofKind('type').entries())
      await addEvent(db, {
        ...{ title, date_start: '2026-12-01T20:00', typeId, genreId: ofKind('genre')[index] ?? null },
        ...{ roomId: halls[index]?.id ?? null, seriesId: parts[index]?.id ?? null },
      });
    const event = await addEvent(db, { title, date_start: '2026-12-01T20:00' });
    await db.insert(eventTags).values(tags.map((termId) => ({ eventId: event, termId })));
    const [production] = await db.insert(productions).values({ key: 'p', title }).returning();
    await db.insert(productionTags).values(tags.map((termId) => ({ productionId: production?.id ?? 0, termId })));
    const written = await db
      .insert(articles)
      .values(categories.map((categoryId) => ({ key: `a${categoryId}`, title, categoryId })))
      .returning();
    await db.insert(articleTags).values(tags.map((termId) => ({ articleId: written[0]?.id ?? 0, termId })));

    const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
    for (const [lang, order] of [
      ['de', GERMAN],
      ['cs', CZECH],
    ] as const) {
      const lists = [
        'rooms',
        'series',
        'exhibition-types',
        'event-tags',
        'genres',
        'production-tags',
        'article-categories',
        'article-tags',
      ];
      for (const list of lists)
        expect([list, (await get<FilterOption[]>(`/${lang}/api/${list}/`)).map(({ name }) => name)]).toEqual([
          list,
          order,
        ]);
      const records = [`events/${event}`, `productions/${production?.id}`, `articles/${written[0]?.id}`];
      for (const record of records)
        expect([
          record,
          (await get<EventDetail | Production | Article>(`/${lang}/api/${record}/`)).tags.map(({ name }) => name),
        ]).toEqual([record, order]);
    }
  });

  test('the filters of events offer the options of online events: not those of productions, articles or offline events', async () => {
    await site.reset();
    const { db } = site;
    const add = async (name: string) => {
      const [room] = await db.insert(rooms).values({ key: name, name }).returning();
      const [part] = await db.insert(series).values({ key: name, name }).returning();
      const kinds = ['type', 'tag', 'genre'] as const;
      const [type, tag, genre] = await db
        .insert(terms)
        .values(kinds.map((kind) => ({ kind, name, slug: name })))
        .returning();
      return {
        roomId: room?.id ?? 0,
        seriesId: part?.id ?? 0,
        typeId: type?.id ?? 0,
        tagId: tag?.id ?? 0,
        genreId: genre?.id ?? 0,
      };
    };
    const [used, offline, other] = [await add('used'), await add('offline'), await add('other')];
    for (const { values, isOnline } of [
      { values: used, isOnline: true },
      { values: offline, isOnline: false },
    ]) {
      const { tagId, ...columns } = values;
      const eventId = await addEvent(db, {
        title: { de: 'Vorbei' },
        date_start: '2020-01-01T20:00',
        isOnline,
        ...columns,
      });
      await db.insert(eventTags).values({ eventId, termId: tagId });
    }
    const [production] = await db
      .insert(productions)
      .values({ key: 'p', title: { de: 'P' }, typeId: other.typeId })
      .returning();
    await db.insert(productionTags).values({ productionId: production?.id ?? 0, termId: other.tagId });
    for (const list of ['rooms', 'exhibition-types', 'event-tags', 'genres'])
      expect([
        list,
        (await site.visitor().get(`/de/api/${list}/`)).json<FilterOption[]>().map(({ name }) => name),
      ]).toEqual([list, ['used']]);
    // A series may have a page before it has an event.
    expect((await site.visitor().get('/de/api/series/')).json<FilterOption[]>().map(({ name }) => name)).toEqual([
      'offline',
      'other',
      'used',
    ]);
    expect(
      (await site.visitor().get('/de/api/production-types/')).json<FilterOption[]>().map(({ name }) => name),
    ).toEqual(['other']);
  });
});
