import type { EventsPage } from '@vestibule/contracts';
import { addEvent, addSeats } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { reverseDays } from './list';

// Statements that this file shows:
// - docs/behaviour/interface.md#language-of-a-call

let site: TestApp;
describe('events', () => {
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
    expect(await titles()).toEqual(['since yesterday', 'exhibition', 'running', 'end unknown', 'all day']);
    expect(await titles('?date=21-11-2026')).toEqual(await titles());
    expect(await titles('?date=20-11-2026')).toEqual([
      'exhibition',
      'since yesterday',
      'yesterday, end unknown',
      'running',
      'ended',
      'end unknown',
      'all day',
    ]);
    expect(await titles('?date=22-11-2026')).toEqual(['exhibition']);
    expect(await titles('?date=20-11-2026&until=20-11-2026')).toEqual([
      'exhibition',
      'since yesterday',
      'yesterday, end unknown',
    ]);
    expect((await site.visitor().get('/de/api/events/?until=31-02-2026')).json()).toMatchObject({
      code: 'validation',
      field: 'until',
    });
  });

  test('bookable events: to come, not cancelled, with a seat left in a group or a timeslot', async () => {
    const start = '2026-11-22T20:00';
    await addSeats(site.db, await add('seats', start, { idJet: '1' }), { capacity: 10, held: 9 });
    await addSeats(site.db, await add('slots', start, { idJet: '2' }), { capacity: 10, slots: ['10:00', '11:00'] });
    await addSeats(site.db, await add('full', start, { idJet: '3' }), { capacity: 10, held: 10 });
    await addSeats(site.db, await add('full slots', start, { idJet: '4' }), {
      capacity: 10,
      held: 10,
      slots: ['10:00'],
    });
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
});
