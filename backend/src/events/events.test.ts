import type { EventDetail, EventsPage } from '@vestibule/contracts';
import { audioFiles, eventPersons, eventTags, holds, carts, persons, productions, venues } from '../db/schema';
import { indexRecords } from '../search/write/index-records';
import { addEvent, addPicture, addRoom, addSeats, addTerm } from '../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../testing/test-app';
import { reverseDays } from './list';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const list = async (query = '', lang = 'de') =>
  (await site.visitor().get(`/${lang}/api/events/${query}`)).json<EventsPage>();
const titles = async (query = '', lang = 'de') => (await list(query, lang)).results.map((event) => event.title);
const event = async (id: number, lang = 'de') =>
  (await site.visitor().get(`/${lang}/api/events/${id}/`)).json<EventDetail>();
const add = (title: string, date_start: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
  addEvent(site.db, { title: { de: title }, date_start, ...more });

test('reverses runs of neighbours only', () => {
  expect(reverseDays(['a1', 'a2', 'b1', 'a3', 'a4'], (one) => one.charAt(0))).toEqual(['a2', 'a1', 'b1', 'a4', 'a3']);
});

test('pages follow each other in time, but within a page each day comes latest first', async () => {
  for (const [title, start] of [
    ['c', '2026-11-22T11:00'],
    ['a', '2026-11-21T13:00'],
    ['b', '2026-11-21T20:00'],
    ['e', '2026-11-22T20:00'],
    ['d', '2026-11-22T12:00'],
  ] as const)
    await add(title, start, { duration_minutes: 60 });
  expect(await titles()).toEqual(['b', 'a', 'e', 'd', 'c']);
  const first = await list('?page_size=3');
  expect(first).toMatchObject({ count: 5, next: '/de/api/events/?page_size=3&page=2', previous: null });
  expect(first.results.map((one) => one.title)).toEqual(['b', 'a', 'c']);
  const second = (await site.visitor().get(first.next ?? '')).json<EventsPage>();
  expect(second.results.map((one) => one.title)).toEqual(['e', 'd']);
  expect(second).toMatchObject({ next: null, previous: '/de/api/events/?page_size=3&page=1' });
  expect(await list('?page=9&page_size=3')).toMatchObject({
    count: 5,
    results: [],
    next: null,
    previous: '/de/api/events/?page_size=3&page=2',
  });
});

test('an event stays until it has ended; without a known end until its day is over', async () => {
  await add('ended', '2026-11-21T09:00', { duration_minutes: 60 });
  await add('running', '2026-11-21T11:00', { duration_minutes: 120 });
  await add('since yesterday', '2026-11-20T22:00', { duration_minutes: 24 * 60 });
  await add('end unknown', '2026-11-21T08:00');
  await add('yesterday, end unknown', '2026-11-20T08:00');
  await add('all day', '2026-11-21');
  await add('exhibition', '2026-10-01', { date_end: '2026-12-31' });
  await add('offline', '2026-11-22T08:00', { isOnline: false });
  expect(await titles()).toEqual(['exhibition', 'since yesterday', 'running', 'end unknown', 'all day']);
  expect(await titles('?date=21-11-2026')).toEqual(await titles());
  expect(await titles('?date=20-11-2026')).toEqual([
    'since yesterday',
    'yesterday, end unknown',
    'running',
    'ended',
    'end unknown',
    'all day',
  ]);
  expect(await titles('?date=22-11-2026')).toEqual([]);
  expect(await titles('?date=20-11-2026&until=20-11-2026')).toEqual(['since yesterday', 'yesterday, end unknown']);
  expect((await site.visitor().get('/de/api/events/?until=31-02-2026')).json()).toMatchObject({
    code: 'validation',
    field: 'until',
  });
});

test('what can be booked: to come, not cancelled, with a seat left in a group or a timeslot', async () => {
  const start = '2026-11-22T20:00';
  await addSeats(site.db, await add('seats', start, { idJet: '1' }), { capacity: 10, held: 9 });
  await addSeats(site.db, await add('slots', start, { idJet: '2' }), { capacity: 10, slots: ['10:00', '11:00'] });
  await addSeats(site.db, await add('full', start, { idJet: '3' }), { capacity: 10, held: 10 });
  await addSeats(site.db, await add('full slots', start, { idJet: '4' }), { capacity: 10, held: 10, slots: ['10:00'] });
  await addSeats(site.db, await add('cancelled', start, { idJet: '5', status: 'cancelled' }), { capacity: 10 });
  await addSeats(site.db, await add('begun', '2026-11-21T11:00', { idJet: '6', duration_minutes: 180 }), {
    capacity: 10,
  });
  await addSeats(site.db, await add('sold elsewhere', start), { capacity: 10 });
  await add('no tickets', start, { idJet: '7' });
  expect(await titles('?bookable=true')).toEqual(['slots', 'seats']);
  expect((await list('?bookable=true&page_size=1')).next).toBe('/de/api/events/?bookable=true&page_size=1&page=2');
  expect(await titles('?bookable=false')).toHaveLength(8);
});

test('today is Berlin’s today', async () => {
  site.setNow(Date.parse('2026-11-21T23:30:00Z'));
  await add('saturday', '2026-11-21T20:00', { duration_minutes: 60 });
  await add('sunday', '2026-11-22T10:00', { duration_minutes: 60 });
  expect(await titles('?option=next_3_days')).toEqual(['sunday']);
});

test('options count from today', async () => {
  for (const day of [21, 22, 23, 24, 28, 29, 30]) await add(`${day}`, `2026-11-${day}T20:00`, { duration_minutes: 60 });
  expect(await titles('?option=next_3_days')).toEqual(['21', '22', '23']);
  expect(await titles('?option=weekend')).toEqual(['21', '22']);
  site.setNow(NOON + 24 * 3600 * 1000);
  expect(await titles('?option=weekend')).toEqual(['22']);
  site.setNow(NOON + 2 * 24 * 3600 * 1000);
  expect(await titles('?option=weekend')).toEqual(['28', '29']);
});

test('views are options that the programme has by itself: today, the weekend, three days', async () => {
  await add('exhibition', '2026-10-01', { date_end: '2026-12-31' });
  for (const day of [21, 22, 23, 24]) await add(`${day}`, `2026-11-${day}T20:00`, { duration_minutes: 60 });
  expect(await titles('?view=today')).toEqual(['exhibition', '21']);
  expect(await titles('?view=weekend')).toEqual(['exhibition', '21', '22']);
  expect(await titles('?view=next_3_days&date=22-11-2026')).toEqual(['22', '23']);
  expect((await list('?view=today&page_size=1')).next).toBe('/de/api/events/?view=today&page_size=1&page=2');
});

test.each([
  // Berlin's clocks go back at 3 o'clock on 25 October 2026, and forward on 29 March.
  [
    'the night before the long Sunday',
    '2026-10-24T21:59:00Z',
    { today: ['24'], weekend: ['24', '25'], next_3_days: ['24', '25', '26'] },
  ],
  [
    'the first minute of the long Sunday',
    '2026-10-24T22:00:00Z',
    { today: ['25'], weekend: ['25'], next_3_days: ['25', '26', '27'] },
  ],
  [
    'the last minute of the long Sunday',
    '2026-10-25T22:59:00Z',
    { today: ['25'], weekend: ['25'], next_3_days: ['25', '26', '27'] },
  ],
  ['the first minute after it', '2026-10-25T23:00:00Z', { today: ['26'], weekend: ['31'], next_3_days: ['26', '27'] }],
])('views keep to Berlin’s days when the clock changes: %s', async (_, now, expected) => {
  site.setNow(Date.parse(now));
  for (const day of [24, 25, 26, 27, 31]) await add(`${day}`, `2026-10-${day}T23:59`);
  for (const [view, days] of Object.entries(expected))
    expect([view, await titles(`?view=${view}`)]).toEqual([view, days]);
});

test('the short Sunday is a weekend’s day to its end', async () => {
  for (const day of [28, 29, 30]) await add(`${day}`, `2026-03-${day}T23:59`);
  site.setNow(Date.parse('2026-03-28T23:00:00Z'));
  expect(await titles('?view=weekend')).toEqual(['29']);
  site.setNow(Date.parse('2026-03-29T21:59:00Z'));
  expect(await titles('?view=today')).toEqual(['29']);
  site.setNow(Date.parse('2026-03-29T22:00:00Z'));
  expect(await titles('?view=today')).toEqual(['30']);
});

test('the archive is what the programme has no more, newest first, each day’s run reversed for the client', async () => {
  await add('running', '2026-11-21T11:00', { duration_minutes: 120 });
  await add('end unknown', '2026-11-21T08:00');
  await add('to come', '2026-11-22T08:00');
  await add('ended today', '2026-11-21T09:00', { duration_minutes: 60 });
  await add('early', '2026-11-19T09:00', { duration_minutes: 60 });
  await add('late', '2026-11-19T20:00', { duration_minutes: 60 });
  await add('long ago', '2025-01-01', { date_end: '2025-12-31' });
  await add('secret', '2026-11-19T21:00', { isOnline: false });
  expect(await titles('?view=archive')).toEqual(['ended today', 'early', 'late', 'long ago']);
  expect(await titles('?view=archive&date=19-11-2026')).toEqual(['early', 'late', 'long ago']);
  expect(await titles('?view=archive&page_size=2')).toEqual(['ended today', 'late']);
  expect(await titles('?view=archive&page_size=2&page=2')).toEqual(['early', 'long ago']);
});

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

test('the same addresses without a language answer in the one that is accepted', async () => {
  await addEvent(site.db, { title: { de: 'Nacht', en: 'Night' }, date_start: '2026-11-22T20:00' });
  for (const path of ['/api/events/', '/api/events', '/en/api/events', '/en/api/events/']) {
    const response = await site.visitor({ 'accept-language': 'en-GB,de;q=0.5' }).get(path);
    expect(response.json<EventsPage>().results[0]).toMatchObject({
      title: 'Night',
      slug: 'night',
    });
  }
  expect((await list('', 'cs')).results[0]).toMatchObject({
    lang: 'de',
    title: 'Nacht',
    slug: 'nacht',
  });
});

test('texts come from one language, each falling back on its own', async () => {
  await addEvent(site.db, {
    title: { de: 'Nacht', en: 'Night' },
    subline: { de: 'Lang' },
    preline: { cs: 'Noc' },
    date_start: '2026-11-22T20:00',
  });
  expect((await list('', 'en')).results[0]).toMatchObject({
    lang: 'en',
    title: 'Night',
    subline: 'Lang',
    preline: 'Noc',
  });
  expect((await list('', 'cs')).results[0]).toMatchObject({
    lang: 'de',
    title: 'Nacht',
    subline: 'Lang',
    preline: 'Noc',
  });
});

describe('seats', () => {
  const seated = async (seats: Parameters<typeof addSeats>[2], more: Partial<Parameters<typeof addEvent>[1]> = {}) => {
    const id = await add('Konzert', '2026-11-22T20:00', {
      title: { de: 'Konzert', en: 'Concert' },
      idJet: 'J1',
      ...more,
    });
    return { id, ...(await addSeats(site.db, id, seats)) };
  };
  test.each([
    ['available', true, { capacity: 100, held: 89 }],
    ['few', true, { capacity: 100, held: 90 }],
    ['few', true, { capacity: 10, held: 5 }],
    ['sold_out', false, { capacity: 10, held: 10 }],
    ['sold_out', false, { capacity: 0 }],
    ['free', true, { capacity: 10, held: 9, prices: [{ price: '0.00' }] }],
    ['sold_out', false, { capacity: 10, held: 10, prices: [{ price: '0.00' }] }],
    ['available', true, { capacity: 40, slots: ['10:00', '11:00'], held: 4 }],
  ])('%s, bookable %p: %p', async (availability, bookable, seats) => {
    const { id } = await seated(seats);
    expect((await list()).results[0]).toMatchObject({ availability });
    expect(await event(id)).toMatchObject({ availability, bookable });
  });

  test('an event without seat groups sells nothing', async () => {
    const id = await add('Führung', '2026-11-22T20:00', { idJet: 'J1' });
    expect(await event(id)).toMatchObject({
      availability: 'none',
      bookable: false,
      price_from: null,
      price_to: null,
      seat_groups: [],
      prices: [],
    });
  });

  test('what is cancelled, begun, or unknown to the ticket system cannot be booked', async () => {
    for (const more of [
      { status: 'cancelled' as const },
      { date_start: '2026-11-21T11:00', duration_minutes: 240 },
      { idJet: null },
    ]) {
      const { id } = await seated(
        { capacity: 10 },
        { ...more, ...(more.idJet === null ? {} : { idJet: `J${Math.random()}` }) },
      );
      expect((await event(id)).bookable).toBe(false);
    }
    const { id } = await seated({ capacity: 10 }, { status: 'moved', idJet: 'J9' });
    expect((await event(id)).bookable).toBe(true);
  });

  test('prices of the list are full prices', async () => {
    const { id } = await seated({
      capacity: 10,
      prices: [{ price: '12.00' }, { price: '20.50' }, { price: '6.00', text: 'Ermäßigt' }],
    });
    expect(await event(id)).toMatchObject({ price_from: '12.00', price_to: '20.50' });
    expect((await event(id, 'en')).prices).toMatchObject([
      { name: 'Adults', text: 'Vollpreis', price: '12.00', sale_type_id: 1 },
      { text: 'Vollpreis', price: '20.50', sale_type_id: 2 },
      { text: 'Ermäßigt', price: '6.00', sale_type_id: 3 },
    ]);
  });

  test('seats of expired holds are free again, though nobody has taken them off yet', async () => {
    const { id, quotaIds, priceIds, groupId } = await seated({ capacity: 4, held: 4 });
    const [cart] = await site.db.insert(carts).values({ token: 'a' }).returning();
    const hold = (quantity: number, expiresAt: number) => ({
      cartId: cart?.id ?? 0,
      quotaId: quotaIds[0] ?? 0,
      priceId: priceIds[0] ?? 0,
      seatGroupId: groupId,
      quantity,
      expiresAt: new Date(expiresAt).toISOString(),
    });
    await site.db.insert(holds).values([hold(1, NOON), hold(3, NOON + 1000)]);
    expect(await event(id)).toMatchObject({ availability: 'few', seat_groups: [{ status: '1' }] });
    site.setNow(NOON - 1);
    expect(await event(id)).toMatchObject({ availability: 'sold_out', seat_groups: [{ status: '0' }] });
  });

  test('timeslots have a status each, and the group has one while any slot has seats', async () => {
    const { id, quotaIds } = await seated({ capacity: 2, slots: ['10:00', '10:30'] });
    expect((await event(id)).seat_groups).toMatchObject([
      {
        seat_group: 'Saal',
        status: '1',
        timeslots: [
          { time_start: '10:00:00', status: '1', block_id: quotaIds[0] },
          { time_start: '10:30:00', status: '1' },
        ],
      },
    ]);
  });
});

describe('an event', () => {
  test('shows everything that belongs to it', async () => {
    await addPicture(site.db, 'a.jpg');
    const [venue] = await site.db
      .insert(venues)
      .values({
        key: 'v',
        name: 'Schloss',
        title: { en: 'Castle' },
        address: { street: 'Weg 1', zip: '01000', city: 'Ort' },
        theme: 'castle',
        latitude: 50.5,
      })
      .returning();
    const [production] = await site.db
      .insert(productions)
      .values({ key: 'p', title: { de: 'Große Oper' } })
      .returning();
    const [person] = await site.db
      .insert(persons)
      .values({ key: 'x', name: 'Ada', function: { de: 'Regie' } })
      .returning();
    const shared = { productionId: production?.id ?? null };
    const id = await addEvent(site.db, {
      title: { de: 'Oper', en: 'Opera' },
      text: { de: '<p>x</p>' },
      date_start: '2026-03-28T19:00',
      duration_minutes: 90,
      venueId: venue?.id ?? null,
      image: 'a.jpg',
      ...shared,
    });
    const later = await addEvent(site.db, { title: { de: 'Oper' }, date_start: '2026-12-24T19:00', ...shared });
    await site.db.insert(eventPersons).values({ eventId: id, personId: person?.id ?? 0 });
    expect(await event(id, 'en')).toMatchObject({
      lang: 'en',
      slug: 'opera',
      names: {
        de: 'oper',
        en: 'opera',
        cs: 'oper',
      },
      text: '<p>x</p>',
      date_start: '2026-03-28T19:00:00+01:00',
      date_end: '2026-03-28T20:30:00+01:00',
      duration_minutes: 90,
      venue: { name: 'Castle' },
      venue_detail: { address: 'Weg 1, 01000 Ort', theme: 'castle', latitude: 50.5, longitude: null },
      production: { title: 'Große Oper', slug: 'grosse-oper' },
      persons: [{ name: 'Ada', function: 'Regie' }],
      other_dates: [{ id: later, date_start: '2026-12-24T19:00:00+01:00', slug: 'oper' }],
      image_obj: { width: 1600, alt: 'Bild a.jpg' },
      image_thumbnails: { small: expect.stringMatching(/^\/media\/[0-9a-f]{16}\/320\.jpg$/) },
    });
  });

  test('has the offset of its own zone, and a slug whatever its title', async () => {
    const id = await add('日本', '2026-07-01T19:00', { timezone: 'America/New_York' });
    expect(await event(id)).toMatchObject({
      date_start: '2026-07-01T19:00:00-04:00',
      slug: `event-${id}`,
      date_end: null,
    });
  });

  test('can be heard: each recording with its address, its type and the language of its title', async () => {
    const file = (name: string, hash: string) => ({ file: name, hash: hash.repeat(64), type: 'audio/mpeg' as const });
    await site.db.insert(audioFiles).values([file('a.mp3', 'a'), file('b.mp3', 'b')]);
    const audio = [
      { file: 'b.mp3', title: { de: 'Zugabe' } },
      { file: 'gone.mp3', title: { de: 'Fort' } },
      { file: 'a.mp3', title: { de: 'Satz', en: 'Movement' } },
    ];
    const id = await add('Konzert', '2026-11-22T19:00', { audio });
    expect((await event(id, 'en')).audio).toEqual([
      { title: 'Zugabe', lang: 'de', url: `/media/audio/${'b'.repeat(16)}.mp3`, type: 'audio/mpeg' },
      { title: 'Movement', lang: 'en', url: `/media/audio/${'a'.repeat(16)}.mp3`, type: 'audio/mpeg' },
    ]);
  });

  test('is 404 when it is offline', async () => {
    const id = await add('geheim', '2026-11-22T19:00', { isOnline: false });
    expect((await site.visitor().get(`/de/api/events/${id}/`)).statusCode).toBe(404);
  });

  test('names what it depends on', async () => {
    const id = await add('a', '2026-11-22T19:00');
    expect((await site.visitor().get(`/de/api/events/${id}/`)).headers['x-tags']).toBe(`event:${id},events`);
    expect((await site.visitor().get('/de/api/events/')).headers['x-tags']).toBe('events');
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
