import type { EventsPage } from '@vestibule/contracts';
import { eventTags } from '../../../engines/records/tables';
import { indexRecords } from '../../../engines/search/write/index-records';
import { addEvent, addRoom, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('filters', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const list = async (query = '', lang = 'de') =>
    (await site.visitor().get(`/${lang}/api/events/${query}`)).json<EventsPage>();
  const titles = async (query = '', lang = 'de') => (await list(query, lang)).results.map((event) => event.title);
  const add = (title: string, date_start: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de: title }, date_start, ...more });

  test('filters combine', async () => {
    const [hall, type, tag, genre] = [
      await addRoom(site.db, 'Saal'),
      await addTerm(site.db, 'type', 'Konzert'),
      await addTerm(site.db, 'tag', 'Neu'),
      await addTerm(site.db, 'genre', 'Jazz'),
    ];
    const tagged = await add('all', '2026-11-22T20:00', { roomId: hall, typeId: type, genreId: genre });
    await site.db.insert(eventTags).values({ eventId: tagged, termId: tag });
    await add('room only', '2026-11-23T20:00', { roomId: hall });
    for (const query of [
      `type=konzert`,
      `tag=${tag}`,
      `genre=${genre}`,
      `room=${hall}&type=konzert&tag=${tag}&genre=${genre}&date=22-11-2026`,
    ])
      expect(await titles(`?${query}`)).toEqual(['all']);
    expect(await titles(`?room=${hall}`)).toEqual(['all', 'room only']);
    expect(await titles('?type=Jazz')).toEqual([]);
    expect(await titles('?series=4711')).toEqual([]);
    expect((await list(`?room=${hall}&page_size=1`)).next).toBe(`/de/api/events/?room=${hall}&page_size=1&page=2`);
    expect((await site.visitor().get(`/api/calendar/?room=${hall}`)).json()).toEqual(['2026-11-22', '2026-11-23']);
    expect((await site.visitor().get('/de/api/calendar/?date=23-11-2026&type=konzert')).json()).toEqual([]);
    expect((await site.visitor().get(`/de/api/calendar/?genre=${genre}`)).json()).toEqual(['2026-11-22']);
    expect((await site.visitor().get('/de/api/calendar/?series=4711')).json()).toEqual([]);
    const [result] = (await list('?type=konzert')).results;
    expect(result).toMatchObject({
      event_type_new: { id: 'konzert', name: 'Konzert' },
      room: { name: 'Saal' },
      genre: { name: 'Jazz' },
      series: null,
      tags: [{ name: 'Neu' }],
    });
  });

  test('words that are typed choose events, in their titles, sublines and texts, also with a slip', async () => {
    const concert = await add('Orgelkonzert', '2026-11-28T19:00');
    const talk = await add('Gespräch', '2026-11-29T19:00', { subline: { de: 'Vor dem Orgelkonzert' } });
    await add('Lesung', '2026-11-30T19:00');
    await indexRecords(site.db, 'events');
    const ids = async (query: string) => (await list(`?${query}`)).results.map(({ id }) => id);
    expect(await ids('q=orgelkonzerte')).toEqual([concert, talk]);
    expect(await ids('q=Orgelkozert&date=29-11-2026')).toEqual([talk]);
    expect(await ids('q=%20%20')).toHaveLength(3);
    expect(await ids('q=%3F%21')).toEqual([]);
    expect((await site.visitor().get('/de/api/calendar/?q=orgelkonzert')).json()).toEqual(['2026-11-28', '2026-11-29']);
    expect((await site.visitor().get(`/de/api/events/?q=${'a'.repeat(101)}`)).json()).toMatchObject({
      code: 'validation',
      field: 'q',
    });
  });

  test('events that are chosen by hand, as far as they are not over', async () => {
    const [past, one, two] = [
      await add('past', '2026-11-01T20:00'),
      await add('one', '2026-11-23T20:00'),
      await add('two', '2026-11-24T20:00'),
    ];
    await add('another', '2026-11-25T20:00');
    expect(await titles(`?ids=${two},${past},${one}`)).toEqual(['one', 'two']);
    expect(await titles('?ids=4711')).toEqual([]);
    for (const ids of ['x', '1,', '99999999999'])
      expect((await site.visitor().get(`/de/api/events/?ids=${ids}`)).statusCode).toBe(400);
  });
});
