import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import { articles, events, exhibitions } from '../../../engines/records/tables';
import { indexAll } from '../../../engines/search/write/index-records';
import { addEvent, addRoom, addTerm } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('feeds', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  /** Events that an independent reader finds in a calendar. */
  async function read(path: string): Promise<ICAL.Event[]> {
    const answer = await site.visitor().get(path, { host: 'www.example.org' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    // Every line, also the last one, and no longer ones.
    expect(answer.body.replace(/(?:[^\r\n]{1,75}\r\n)+/, '')).toBe('');
    return new ICAL.Component(ICAL.parse(answer.body) as string[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
  }
  const instants = ({ startDate, endDate }: ICAL.Event) =>
    [startDate, endDate].map((time) => time.toJSDate().toISOString());

  test.each([
    ['the night the clocks go forward', '2027-03-28T01:30', 60, '2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['the night the clocks go back', '2027-10-31T01:30', 120, '2027-10-30T23:30:00.000Z', '2027-10-31T01:30:00.000Z'],
    ['winter', '2026-12-24T15:00', 90, '2026-12-24T14:00:00.000Z', '2026-12-24T15:30:00.000Z'],
    ['summer', '2027-07-01T15:00', 90, '2027-07-01T13:00:00.000Z', '2027-07-01T14:30:00.000Z'],
  ])('an event of %s is stored at its very instants', async (_, date_start, duration_minutes, start, end) => {
    const id = await addEvent(site.db, { title: { de: 'Nachtführung' }, date_start, duration_minutes });
    const [event] = await read(`/de/api/events/${id}/event.ics`);
    expect(event && instants(event)).toEqual([start, end]);
  });

  test('whole days have no clock, and texts are in the language of the request', async () => {
    const id = await addEvent(site.db, {
      key: 'fest',
      title: { de: 'Fest; groß, mit\nUmbruch', en: 'Feast' },
      subline: { en: 'All day' },
      date_start: '2027-05-01',
      date_end: '2027-05-02',
      roomId: await addRoom(site.db, 'Saal'),
    });
    const [german] = await read(`/de/api/events/${id}/event.ics`);
    expect([german?.summary, german?.uid, german?.location]).toEqual([
      'Fest; groß, mit\nUmbruch',
      'fest@www.example.org',
      'Saal',
    ]);
    expect([german?.startDate.isDate, german?.startDate.toString(), german?.endDate.toString()]).toEqual([
      true,
      '2027-05-01',
      '2027-05-03',
    ]);
    const [english] = await read(`/en/api/events/${id}/event.ics`);
    expect([english?.summary, english?.description, english?.component.getFirstPropertyValue('url')]).toEqual([
      'Feast',
      'All day',
      `https://www.example.org/en/events/feast/${id}`,
    ]);
  });

  test('a change raises the sequence and a cancelled event says so, under the same name', async () => {
    const id = await addEvent(site.db, {
      title: { de: 'Lesung' },
      date_start: '2026-12-01T20:00',
      updatedAt: '2026-11-01T10:00:00Z',
    });
    const [before] = await read(`/de/api/events/${id}/event.ics`);
    await site.db
      .update(events)
      .set({ status: 'cancelled', updatedAt: '2026-11-20T10:00:00Z' })
      .where(eq(events.id, id));
    const [after] = await read(`/de/api/events/${id}/event.ics`);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect([before, after].map((event) => event?.component.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  test('a subscription follows the filters, has coming events, and nothing secret', async () => {
    const saal = await addRoom(site.db, 'Saal');
    await addEvent(site.db, { title: { de: 'Gestern' }, date_start: '2026-11-20T20:00', roomId: saal });
    await addEvent(site.db, { title: { de: 'Im Saal' }, date_start: '2026-12-01T20:00', roomId: saal });
    await addEvent(site.db, { title: { de: 'Anderswo' }, date_start: '2026-12-02T20:00' });
    const secret = await addEvent(site.db, {
      title: { de: 'Geheim' },
      date_start: '2026-12-03T20:00',
      isOnline: false,
    });
    const names = async (query = '') => (await read(`/de/api/events/feed.ics${query}`)).map(({ summary }) => summary);
    expect(await names()).toEqual(['Im Saal', 'Anderswo']);
    expect(await names(`?room=${saal}`)).toEqual(['Im Saal']);
    await indexAll(site.db);
    expect(await names('?q=anders')).toEqual(['Anderswo']);
    expect((await site.visitor().get('/de/api/events/feed.ics?room=x')).json()).toMatchObject({
      code: 'validation',
      field: 'room',
    });
    expect((await site.visitor().get(`/de/api/events/${secret}/event.ics`)).statusCode).toBe(404);
  });

  describe('exhibitions and favourites', () => {
    const addExhibition = async (values: Partial<typeof exhibitions.$inferInsert>) => {
      const [added] = await site.db
        .insert(exhibitions)
        .values({ key: 'licht', title: { de: 'Das lange Licht', en: 'The long light' }, ...values })
        .returning({ id: exhibitions.id });
      return added?.id ?? 0;
    };
    const DAYS = { dateFrom: '2026-11-01', dateTo: '2027-01-31' };

    test('an exhibition has its days without a clock, and takes up no time', async () => {
      const id = await addExhibition({ ...DAYS, subline: { de: 'Fotografie' } });
      const [entry] = await read(`/en/api/exhibitions/${id}/exhibition.ics`);
      expect([entry?.summary, entry?.description, entry?.uid]).toEqual([
        'The long light',
        'Fotografie',
        'exhibition/licht@www.example.org',
      ]);
      expect([entry?.startDate.toString(), entry?.endDate.toString()]).toEqual(['2026-11-01', '2027-02-01']);
      expect(['transp', 'url'].map((name) => entry?.component.getFirstPropertyValue(name))).toEqual([
        'TRANSPARENT',
        `https://www.example.org/en/exhibitions/the-long-light/${id}`,
      ]);
    });

    test.each([
      ['one that is permanent', { ...DAYS, isPermanent: true }],
      ['one without days', {}],
      ['one that is offline', { ...DAYS, isOnline: false }],
    ])('%s has no file', async (_, values) => {
      const id = await addExhibition(values);
      expect((await site.visitor().get(`/de/api/exhibitions/${id}/exhibition.ics`)).statusCode).toBe(404);
    });

    test.each([
      ['first', { dateFrom: '2026-12-01' }, '2026-12-01'],
      ['last', { dateTo: '2026-12-24' }, '2026-12-24'],
    ])('where only the %s day is known, the entry has that day', async (_, values, day) => {
      const [entry] = await read(`/de/api/exhibitions/${await addExhibition(values)}/exhibition.ics`);
      expect(entry?.startDate.toString()).toBe(day);
      expect(entry?.duration.toSeconds()).toBe(24 * 60 * 60);
    });

    test('a subscription has the exhibitions that are not over, narrowed as their list is', async () => {
      await addExhibition(DAYS);
      await addExhibition({ key: 'dauer', title: { de: 'Dauer' }, isPermanent: true });
      await addExhibition({ key: 'bald', title: { de: 'Bald' }, dateFrom: '2027-05-01', dateTo: '2027-06-01' });
      await addExhibition({ key: 'alt', title: { de: 'Alt' }, dateFrom: '2025-01-01', dateTo: '2025-02-01' });
      const names = async (query = '') =>
        (await read(`/de/api/exhibitions/feed.ics${query}`)).map(({ summary }) => summary);
      expect((await names()).sort()).toEqual(['Bald', 'Das lange Licht']);
      expect(await names('?view=announced')).toEqual(['Bald']);
    });

    test('favourites are one file: the named records that are not over, and no others', async () => {
      const id = await addExhibition(DAYS);
      const over = await addExhibition({
        key: 'alt',
        title: { de: 'Alt' },
        dateFrom: '2025-01-01',
        dateTo: '2025-02-01',
      });
      const concert = await addEvent(site.db, { title: { de: 'Konzert' }, date_start: '2026-12-01T20:00' });
      const past = await addEvent(site.db, { title: { de: 'Gestern' }, date_start: '2026-11-20T20:00' });
      await addEvent(site.db, { title: { de: 'Anderes' }, date_start: '2026-12-02T20:00' });
      const names = async (query: string) =>
        (await read(`/de/api/favourites.ics?${query}`)).map(({ summary }) => summary);
      expect(await names(`events=${concert},${past},999&exhibitions=${id},${over}`)).toEqual([
        'Konzert',
        'Das lange Licht',
      ]);
      expect(await names(`events=${concert}`)).toEqual(['Konzert']);
      expect(await names('')).toEqual([]);
      expect((await site.visitor().get('/de/api/favourites.ics?events=x')).json()).toMatchObject({
        code: 'validation',
        field: 'events',
      });
    });
  });

  type Text = string | { readonly '#text'?: string; readonly '@_href'?: string } | undefined;
  type Item = Readonly<
    Record<'title' | 'link' | 'description' | 'summary' | 'pubDate' | 'updated' | 'dc:creator', Text>
  > & { readonly author?: { readonly name: string } };
  type Feeds = {
    readonly rss?: { readonly channel: { readonly item: Item[] } };
    readonly feed?: { readonly entry: Item[] };
  };
  const textOf = (text: Text): string => (typeof text === 'object' ? (text['#text'] ?? text['@_href']) : text) ?? '';

  test.each(['rss', 'atom'])(
    'the magazine as %s: newest first, whole addresses, of a category on request',
    async (format) => {
      const music = await addTerm(site.db, 'category', 'Musik');
      await site.db.insert(articles).values([
        {
          key: 'a',
          title: { de: 'Neues <Licht>', en: 'Light' },
          body: { de: '<p>Ein <b>Karton</b>.</p>' },
          date: '2026-01-02',
          author: 'Ada',
        },
        { key: 'b', title: { de: 'Neu' }, date: '2026-11-20', categoryId: music },
        { key: 'c', title: { de: 'Ohne Tag' } },
      ]);
      const get = async (query: string) =>
        (await site.visitor().get(`/de/api/articles/feed.${format}${query}`, { host: 'www.example.org' })).body;
      const found = new XMLParser({ ignoreAttributes: false }).parse(await get(''), true) as Feeds;
      const items = found.rss?.channel.item ?? found.feed?.entry ?? [];
      expect(items.map(({ title }) => textOf(title))).toEqual([
        'Neu',
        format === 'atom' ? 'Neues &lt;Licht&gt;' : 'Neues <Licht>',
      ]);
      expect(textOf(items[1]?.['dc:creator'] ?? items[1]?.author?.name)).toBe('Ada');
      expect(textOf(items[1]?.link)).toBe('https://www.example.org/de/news/neues-licht/1');
      expect(textOf(items[1]?.description ?? items[1]?.summary)).toBe('Ein Karton.');
      expect(new Date(textOf(items[1]?.pubDate ?? items[1]?.updated)).toISOString()).toBe('2026-01-02T12:00:00.000Z');
      expect(await get(`?category=${music}`)).not.toContain('Licht');
    },
  );
});
