import type { EventFacets } from '@vestibule/contracts';
import { eventTags, series } from '../../../engines/records/tables';
import { indexAll } from '../../../engines/search/write/index-records';
import { addEvent, addRoom, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('facets', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const facets = async (query = '') => (await site.visitor().get(`/de/api/events/facets/${query}`)).json<EventFacets>();
  const counts = async (query: string, filter: keyof EventFacets) =>
    Object.fromEntries((await facets(query))[filter].map(({ value, count }) => [value, count]));

  /** Four concerts and a talk: two rooms, two tags that overlap, a series, and one event that is over. */
  async function house() {
    const [hall, cellar] = [await addRoom(site.db, 'Saal'), await addRoom(site.db, 'Keller')];
    const [concert, talk] = [await addTerm(site.db, 'type', 'Konzert'), await addTerm(site.db, 'type', 'Vortrag')];
    const [fresh, family] = [await addTerm(site.db, 'tag', 'Neu'), await addTerm(site.db, 'tag', 'Familie')];
    const jazz = await addTerm(site.db, 'genre', 'Jazz');
    const [nights] = await site.db.insert(series).values({ key: 's', name: 'Nächte' }).returning();
    const add = async (day: number, values: Partial<Parameters<typeof addEvent>[1]>, ...tags: number[]) => {
      const eventId = await addEvent(site.db, {
        title: { de: `${day}` },
        date_start: `2026-11-${day}T20:00`,
        duration_minutes: 60,
        ...values,
      });
      for (const termId of tags) await site.db.insert(eventTags).values({ eventId, termId });
    };
    await add(22, { roomId: hall, typeId: concert, genreId: jazz, seriesId: nights?.id ?? null }, fresh, family);
    await add(23, { roomId: hall, typeId: concert }, fresh);
    await add(24, { roomId: cellar, typeId: concert, genreId: jazz, access: { step_free: true } }, family);
    await add(25, { roomId: cellar, typeId: talk, access: { step_free: true, spoken_en: true } });
    await add(26, { isOnline: false, roomId: hall, typeId: concert }, fresh);
    await add(10, { roomId: cellar, typeId: talk }, family);
    return { hall, cellar, fresh, family, jazz, nights: nights?.id ?? 0 };
  }

  test('words narrow the counts', async () => {
    const { hall } = await house();
    await indexAll(site.db);
    expect(await counts('?q=23', 'room')).toEqual({ [hall]: 1 });
    expect(await counts('?q=nirgends', 'room')).toEqual({});
  });

  test('without filters every value is counted that has events to come', async () => {
    const { hall, cellar, fresh, family, jazz, nights } = await house();
    expect(await counts('', 'room')).toEqual({ [hall]: 2, [cellar]: 2 });
    expect(await counts('', 'type')).toEqual({ konzert: 3, vortrag: 1 });
    expect(await counts('', 'tag')).toEqual({ [fresh]: 2, [family]: 2 });
    expect(await counts('', 'series')).toEqual({ [nights]: 1 });
    expect(await counts('', 'genre')).toEqual({ [jazz]: 2 });
    expect(await counts('', 'access')).toEqual({ step_free: 2, spoken_en: 1 });
  });

  test('a filter narrows the others, not itself', async () => {
    const { hall, cellar, fresh, family, jazz } = await house();
    expect(await counts(`?room=${cellar}`, 'room')).toEqual({ [hall]: 2, [cellar]: 2 });
    expect(await counts(`?room=${cellar}`, 'type')).toEqual({ konzert: 1, vortrag: 1 });
    expect(await counts(`?room=${cellar}`, 'tag')).toEqual({ [family]: 1 });
    expect(await counts(`?tag=${fresh}`, 'tag')).toEqual({ [fresh]: 2, [family]: 2 });
    expect(await counts(`?tag=${fresh}`, 'room')).toEqual({ [hall]: 2 });
    expect(await counts('?type=vortrag', 'genre')).toEqual({});
    expect(await counts(`?genre=${jazz}`, 'type')).toEqual({ konzert: 2 });
  });

  test('filters combine: each is counted under all the others', async () => {
    const { hall, cellar, family, jazz, nights } = await house();
    const query = `?type=konzert&tag=${family}&genre=${jazz}`;
    expect(await counts(query, 'room')).toEqual({ [hall]: 1, [cellar]: 1 });
    expect(await counts(`${query}&room=${cellar}`, 'series')).toEqual({});
    expect(await counts(`${query}&room=${hall}&series=${nights}`, 'type')).toEqual({ konzert: 1 });
    expect(await counts('?type=niemals', 'room')).toEqual({});
  });

  test('dates and views narrow every count', async () => {
    const { hall, cellar, family } = await house();
    expect(await counts('?date=24-11-2026', 'room')).toEqual({ [cellar]: 2 });
    expect(await counts('?view=weekend', 'room')).toEqual({ [hall]: 1 });
    expect(await facets('?view=archive')).toMatchObject({
      type: [{ value: 'vortrag', count: 1 }],
      tag: [{ value: String(family), count: 1 }],
    });
  });

  test('the counts are purged with the events, and refuse the same queries as the list', async () => {
    const answer = await site.visitor().get('/api/events/facets');
    expect(answer.headers['x-tags']).toBe('events');
    for (const [query, field] of [
      ['room=saal', 'room'],
      ['view=ever', 'view'],
      ['date=31-02-2026', 'date'],
    ] as const) {
      const refused = await site.visitor().get(`/de/api/events/facets/?${query}`);
      expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, field]);
    }
  });
});
