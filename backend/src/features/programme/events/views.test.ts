import type { EventsPage } from '@vestibule/contracts';
import { addEvent } from '../../../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/programme.md#quick-views

let site: TestApp;
describe('events: views', () => {
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

  test('today is Berlin’s today', async () => {
    site.setNow(Date.parse('2026-11-21T23:30:00Z'));
    await add('saturday', '2026-11-21T20:00', { duration_minutes: 60 });
    await add('sunday', '2026-11-22T10:00', { duration_minutes: 60 });
    expect(await titles('?option=next_3_days')).toEqual(['sunday']);
  });

  test('options count from today', async () => {
    for (const day of [21, 22, 23, 24, 28, 29, 30])
      await add(`${day}`, `2026-11-${day}T20:00`, { duration_minutes: 60 });
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
    expect(await titles('?view=next_3_days&date=22-11-2026')).toEqual(['exhibition', '22', '23']);
    expect((await list('?view=today&page_size=1')).next).toBe('/de/api/events/?view=today&page_size=1&page=2');
  });

  test('current events have begun, and have an end that is to come', async () => {
    await add('exhibition', '2026-10-01', { date_end: '2026-12-31' });
    await add('running', '2026-11-21T11:00', { duration_minutes: 150 });
    await add('begins this minute', '2026-11-21T13:00', { duration_minutes: 60 });
    await add('ends this minute', '2026-11-21T12:00', { duration_minutes: 60 });
    await add('end unknown', '2026-11-21T12:30');
    await add('begins tonight', '2026-11-21T20:00', { duration_minutes: 60 });
    await add('past midnight', '2026-11-20T22:00', { duration_minutes: 24 * 60 });
    site.setNow(Date.parse('2026-11-21T12:00:00Z'));
    const on = ['past midnight', 'exhibition', 'begins this minute', 'running'];
    expect(await titles('?view=now')).toEqual(on);
    expect((await list('?view=now')).count).toBe(on.length);
    expect(await titles('?view=now&date=22-11-2026')).toEqual(['exhibition']);
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
    [
      'the first minute after it',
      '2026-10-25T23:00:00Z',
      { today: ['26'], weekend: ['31'], next_3_days: ['26', '27'] },
    ],
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

  test('the archive has past events, newest first, each day’s run reversed for the client', async () => {
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
});
