import type { Exhibition, ExhibitionsPage, SearchResults, SitemapPage } from '@vestibule/contracts';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import { media, mediaFiles } from '../../../engines/media/tables';
import {
  articles,
  exhibitionPersons,
  exhibitionRooms,
  exhibitions,
  exhibitionTags,
  persons,
  rooms,
  venues,
} from '../../../engines/records/tables';
import { indexRecords } from '../../../engines/search/write/index-records';
import { addEvent, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('exhibitions', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  let keys = 0;
  async function add(title: string, more: Partial<typeof exhibitions.$inferInsert> = {}): Promise<number> {
    const [row] = await site.db
      .insert(exhibitions)
      .values({ key: `exhibition-${(keys += 1)}`, title: { de: title }, ...more })
      .returning();
    return row?.id ?? 0;
  }
  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const listed = async (query = '') =>
    (await get<ExhibitionsPage>(`/de/api/exhibitions/${query}`)).results.map(
      ({ title, state }) => `${title}: ${state}`,
    );

  const addDays = async () => {
    await add('dauerhaft', { dateFrom: '2024-04-20', isPermanent: true });
    await add('ohne Tage');
    await add('demnächst', { dateFrom: '2027-04-24', dateTo: '2027-09-26' });
    await add('morgen', { dateFrom: '2026-11-22' });
    await add('läuft', { dateFrom: '2026-11-21', dateTo: '2026-12-05' });
    await add('endet bald', { dateFrom: '2026-10-01', dateTo: '2026-12-04' });
    await add('letzter Tag', { dateTo: '2026-11-21' });
    await add('vorbei', { dateTo: '2026-11-20' });
    await add('lange vorbei', { dateTo: '2025-02-02', isPermanent: true });
    await add('verborgen', { isOnline: false });
  };

  test('states follow from the days: the last two weeks are the last days', async () => {
    await addDays();
    expect(await listed()).toEqual([
      'letzter Tag: last_days',
      'endet bald: last_days',
      'läuft: running',
      'ohne Tage: permanent',
      'dauerhaft: permanent',
      'morgen: announced',
      'demnächst: announced',
    ]);
  });

  test('each view has its own, and the archive the one that ended last first, also of a year', async () => {
    await addDays();
    expect(await listed('?view=current')).toEqual([
      'letzter Tag: last_days',
      'endet bald: last_days',
      'läuft: running',
    ]);
    expect(await listed('?view=permanent')).toEqual(['ohne Tage: permanent', 'dauerhaft: permanent']);
    expect(await listed('?view=announced')).toEqual(['morgen: announced', 'demnächst: announced']);
    expect(await listed('?view=archive')).toEqual(['vorbei: over', 'lange vorbei: over']);
    expect(await listed('?view=archive&year=2025')).toEqual(['lange vorbei: over']);
    expect(await listed('?date=22-11-2026&view=current')).toEqual(['endet bald: last_days', 'läuft: running']);
    expect(await listed('?date=20-11-2026')).toEqual(
      expect.arrayContaining(['vorbei: over', 'letzter Tag: last_days']),
    );
    expect(await get('/de/api/exhibitions/?view=x')).toMatchObject({ code: 'validation', field: 'view' });
    expect(await get('/de/api/exhibitions/?date=32-01-2026')).toMatchObject({ code: 'validation', field: 'date' });
  });

  test('are filtered by type, tag, venue, person and ids', async () => {
    const [type, tag] = [await addTerm(site.db, 'type', 'Kabinett'), await addTerm(site.db, 'tag', 'Leise')];
    await site.db.insert(venues).values({ key: 'v', name: 'Haus' });
    await site.db.insert(persons).values({ key: 'p', name: 'Ada' });
    const id = await add('alles', { typeId: type, venueId: 1 });
    const other = await add('nichts');
    await site.db.insert(exhibitionTags).values({ exhibitionId: id, termId: tag });
    await site.db.insert(exhibitionPersons).values({ exhibitionId: id, personId: 1 });
    for (const query of ['exhibition_type=kabinett', `tag=${tag}`, 'venue=1', 'person=1', `ids=${id}`])
      expect([query, await listed(`?${query}`)]).toEqual([query, ['alles: permanent']]);
    expect(await listed(`?ids=${id},${other}`)).toHaveLength(2);
  });

  test('one with everything that a visit takes', async () => {
    const tag = await addTerm(site.db, 'tag', 'Leise');
    await site.db.insert(venues).values({
      key: 'v',
      name: 'Haus',
      title: { de: 'Haus', en: 'House' },
      access: { de: '<p>Rampe</p>' },
      address: { street: 'Markt 1', zip: '01067', city: 'Tannlitz', country: 'DE' },
      latitude: 50.5,
    });
    await site.db.insert(rooms).values([
      { key: 'r1', name: 'Saal' },
      { key: 'r2', name: 'Keller' },
    ]);
    await site.db.insert(persons).values({ key: 'p', name: 'Ada', function: { de: 'Kuratorin' } });
    const picture = { hash: 'a'.repeat(64), width: 4, height: 3, focalX: 0.5, focalY: 0.5, color: '#000000' };
    await site.db.insert(media).values({ ...picture, file: 'a.jpg', type: 'image/jpeg', credit: 'Foto: Ada' } as never);
    await site.db.insert(mediaFiles).values({ file: 's.pdf', hash: 'b'.repeat(64), type: 'application/pdf' } as never);
    const id = await add('Schau', {
      dateFrom: '2026-11-01',
      dateTo: '2027-02-28',
      venueId: 1,
      floor: { de: '1. Stock' },
      languages: { de: true, sign_language: true },
      openingExceptions: [
        { key: 'a', date: '--12-24', closed: true, alternative_text: { de: 'Heiligabend' } },
        { key: 'b', date: '2026-11-01', closed: true },
      ],
      prices: [
        { key: 'a', label: { de: 'Normal' }, amount: '10.00' },
        { key: 'b', label: { de: 'Ermäßigt' }, amount: '9.00' },
        { key: 'c', label: { de: 'Kinder' }, amount: '0.00' },
      ],
      image: 'a.jpg',
      pictures: [
        { key: 'a', image: 'a.jpg', caption: { de: 'Rot' } },
        { key: 'b', image: 'missing.jpg', caption: {} },
      ],
      press: [
        { file: 's.pdf', title: { de: 'Mitteilung' } },
        { file: 'missing.pdf', title: { de: 'Fehlt' } },
      ],
    });
    await site.db.insert(exhibitionRooms).values([
      { exhibitionId: id, roomId: 2, position: 0 },
      { exhibitionId: id, roomId: 1, position: 1 },
    ]);
    await site.db.insert(exhibitionTags).values({ exhibitionId: id, termId: tag });
    await site.db.insert(exhibitionPersons).values({ exhibitionId: id, personId: 1 });
    await addEvent(site.db, { title: { de: 'Führung' }, date_start: '2026-11-23T10:00', exhibitionId: id });
    await addEvent(site.db, { title: { de: 'andere' }, date_start: '2026-11-23T10:00' });
    await site.db.insert(articles).values([
      { key: 'a', title: { de: 'Artikel' }, exhibitionId: id, date: '2026-11-01' },
      { key: 'b', title: { de: 'kommt erst' }, exhibitionId: id, date: '2027-01-01' },
    ]);
    const answer = await site.visitor().get(`/de/api/exhibitions/${id}/`);
    expect(answer.headers['x-tags']).toContain(`exhibition:${id}`);
    // Its state changes with the day.
    expect(answer.headers[VALID_UNTIL_HEADER]).toBe('2026-11-21T23:00:00.000Z');
    expect(answer.json<Exhibition>()).toMatchObject({
      state: 'running',
      venue: { id: 1, slug: 'haus', name: 'Haus' },
      rooms: [{ name: 'Keller' }, { name: 'Saal' }],
      floor: '1. Stock',
      access: '<p>Rampe</p>',
      languages: ['de', 'sign_language'],
      venue_detail: { address: { street: 'Markt 1' }, address_line: 'Markt 1, 01067 Tannlitz', latitude: 50.5 },
      opening_exceptions: [{ date: '2026-12-24', closed: true, alternative_text: 'Heiligabend' }],
      price_from: '9.00',
      price_to: '10.00',
      prices: [
        { label: 'Normal', amount: '10.00' },
        { label: 'Ermäßigt', amount: '9.00' },
        { label: 'Kinder', amount: '0.00' },
      ],
      // Without a day of its own the sale begins with the exhibition.
      tickets_from: '2026-11-01',
      tags: [{ name: 'Leise' }],
      persons: [{ name: 'Ada', function: 'Kuratorin' }],
      pictures: [{ caption: 'Rot', image_obj: { credit: 'Foto: Ada' } }],
      press: [{ title: 'Mitteilung', type: 'application/pdf' }],
      events: [{ title: 'Führung' }],
      articles: [{ title: 'Artikel' }],
    });
    expect((await site.visitor().get('/en/api/exhibitions/1/')).json()).toMatchObject({ venue: { name: 'House' } });
  });

  test('one that is over sells nothing', async () => {
    const prices = [{ key: 'a', label: { de: 'Normal' }, amount: '10.00' }];
    const id = await add('vorbei', { dateTo: '2026-11-20', prices, ticketUrl: 'https://tickets.example.org' });
    expect(await get(`/de/api/exhibitions/${id}/`)).toMatchObject({
      state: 'over',
      prices: [],
      price_from: null,
      ticket_url: '',
    });
  });

  test('one that is not online is nowhere: page, list, search, sitemap, links of events, articles and people', async () => {
    const id = await add('Geheim', { isOnline: false });
    await site.db.insert(persons).values({ key: 'p', name: 'Ada' });
    await site.db.insert(exhibitionPersons).values({ exhibitionId: id, personId: 1 });
    const event = await addEvent(site.db, { title: { de: 'F' }, date_start: '2026-11-23T10:00', exhibitionId: id });
    await site.db.insert(articles).values({ key: 'a', title: { de: 'A' }, exhibitionId: id });
    const look = async () => {
      await indexRecords(site.db, 'exhibitions');
      const found = await get<SearchResults>('/de/api/search/?q=Geheim');
      const { results } = await get<SitemapPage>('/api/sitemap/');
      return {
        page: (await site.visitor().get(`/de/api/exhibitions/${id}/`)).statusCode,
        list: (await listed()).length,
        found: found.groups.some(({ category }) => category === 'exhibitions'),
        sitemap: results.some(({ kind }) => kind === 'exhibition'),
        event: (await get<{ exhibition: unknown }>(`/de/api/events/${event}/`)).exhibition !== null,
        article: (await get<{ exhibition: unknown }>('/de/api/articles/1/')).exhibition !== null,
        person: (await get<{ exhibitions: readonly unknown[] }>('/de/api/persons/1/')).exhibitions.length,
      };
    };
    const nowhere = { page: 404, list: 0, found: false, sitemap: false, event: false, article: false, person: 0 };
    expect(await look()).toEqual(nowhere);
    await site.db.update(exhibitions).set({ isOnline: true });
    const everywhere = { page: 200, list: 1, found: true, sitemap: true, event: true, article: true, person: 1 };
    expect(await look()).toEqual(everywhere);
  });

  test('events of an exhibition: in the list, as further events of each other, and of its people', async () => {
    const id = await add('Schau');
    await site.db.insert(persons).values({ key: 'p', name: 'Ada' });
    await site.db.insert(exhibitionPersons).values({ exhibitionId: id, personId: 1 });
    const tour = { title: { de: 'Führung' }, exhibitionId: id };
    const first = await addEvent(site.db, { ...tour, date_start: '2026-11-23T10:00' });
    await addEvent(site.db, { ...tour, date_start: '2026-11-30T10:00' });
    await addEvent(site.db, { title: { de: 'Film' }, exhibitionId: id, date_start: '2026-12-01T10:00' });
    await addEvent(site.db, { title: { de: 'Führung' }, date_start: '2026-12-02T10:00' });
    expect(await get(`/de/api/events/${first}/`)).toMatchObject({
      other_dates: [{ date_start: '2026-11-30T10:00:00+01:00' }],
      other_events: [{ title: 'Film' }],
    });
    expect(await get(`/de/api/events/?exhibition=${id}`)).toMatchObject({ count: 3 });
    expect(await get('/de/api/events/?person=1')).toMatchObject({ count: 3 });
  });
});
