import type { EventDetail, EventsPage, Production, SearchPage } from '@vestibule/contracts';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import { productions } from '../../../engines/records/tables';
import { indexRecords } from '../../../engines/search/write/index-records';
import { addEvent, addSeats } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { eventState, nextEventChange, overAfter } from './event-state';

// Statements that this file shows:
// - docs/behaviour/programme.md#states-of-an-event

describe('the state of an event', () => {
  const NOW = Date.parse('2026-11-21T19:00:00Z');
  const at = (endsAt: string, more: object = {}) => ({
    status: 'scheduled' as const,
    startsAt: '2026-11-21T18:00:00.000Z',
    endsAt,
    localEnd: '2026-11-21T20:00',
    allDay: false,
    ...more,
  });
  const AHEAD = at('2026-11-21T19:00:01.000Z');
  const OVER = at('2026-11-21T19:00:00.000Z');

  test.each([
    ['cancelled', at('2026-11-21T18:30:00.000Z', { status: 'cancelled' }), 'sold_out'],
    ['over', OVER, 'sold_out'],
    ['over', { ...OVER, status: 'moved' as const }, 'available'],
    ['sold_out', { ...AHEAD, status: 'moved' as const }, 'sold_out'],
    ['moved', { ...AHEAD, status: 'moved' as const }, 'few'],
    ['few', AHEAD, 'few'],
    ['', AHEAD, 'available'],
    ['', AHEAD, 'none'],
  ] as const)('is %j: a state that keeps visitors at home comes first', (state, event, availability) => {
    expect(eventState(event, availability, NOW)).toBe(state);
  });

  test('an event without an end is over when its day is, at the site', () => {
    const open = at('2026-11-21T18:00:00.000Z', { localEnd: null });
    expect(overAfter(open)).toBe('2026-11-21T23:00:00.000Z');
    expect(eventState(open, 'none', NOW)).toBe('');
  });

  test('changes at the end of the waiting list, at the beginning, at the end, and at midnight at the latest', () => {
    const event = at('2026-11-21T20:00:00.000Z');
    const next = (now: string) => new Date(nextEventChange([event], Date.parse(now))).toISOString();
    expect(next('2026-11-21T16:00:00Z')).toBe('2026-11-21T17:00:00.000Z');
    expect(next('2026-11-21T17:00:00Z')).toBe('2026-11-21T18:00:00.000Z');
    expect(next('2026-11-21T18:00:00Z')).toBe('2026-11-21T20:00:00.000Z');
    expect(next('2026-11-21T20:00:00Z')).toBe('2026-11-21T23:00:00.000Z');
    expect(next('2026-11-20T16:00:00Z')).toBe('2026-11-20T23:00:00.000Z');
  });
});

describe('an event that nobody can come to any more', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const SHOWS = Date.parse('2026-11-21T18:00:00Z');
  const get = (path: string) => site.visitor().get(path);
  async function concert(more: Partial<Parameters<typeof addEvent>[1]> = {}): Promise<number> {
    const id = await addEvent(site.db, {
      title: { de: 'Konzert' },
      date_start: '2026-11-21T18:00',
      duration_minutes: 60,
      idJet: 'k1',
      ticketUrl: 'https://tickets.example/1',
      ...more,
    });
    await addSeats(site.db, id, { capacity: 20, prices: [{ price: '12.00' }, { price: '20.00' }] });
    return id;
  }
  const NOTHING = { availability: 'none', price_from: null, price_to: null, ticket_url: '' };

  test.each([
    ['over', {}, SHOWS, '?view=archive'],
    ['cancelled', { status: 'cancelled' as const }, SHOWS - 3_600_000, ''],
  ])(
    '%s: has no tickets, no price and no waiting list, in the list and on its page',
    async (state, more, now, view) => {
      const id = await concert(more);
      site.setNow(now);
      expect((await get(`/de/api/events/${view}`)).json<EventsPage>().results).toMatchObject([
        { id, state, ...NOTHING },
      ]);
      expect((await get(`/de/api/events/${id}/`)).json<EventDetail>()).toMatchObject({
        state,
        ...NOTHING,
        bookable: false,
        waitable: false,
        seat_groups: [],
        prices: [],
      });
    },
  );

  test('is not over before it ends, and no cache has it for longer', async () => {
    const id = await concert();
    site.setNow(SHOWS - 1);
    const END = new Date(SHOWS).toISOString();
    for (const path of ['/de/api/events/', `/de/api/events/${id}/`]) {
      const response = await get(path);
      expect(response.body).toContain('"state":""');
      expect(response.headers[VALID_UNTIL_HEADER]).toBe(END);
    }
  });

  test('the search says so, of productions too', async () => {
    await concert();
    await site.db.insert(productions).values({ key: 'p', title: { de: 'Konzertreihe' }, dateTo: '2026-11-20' });
    await indexRecords(site.db, 'events');
    await indexRecords(site.db, 'productions');
    site.setNow(SHOWS);
    const events = (await get('/de/api/search/events/?q=Konzert')).json<SearchPage>();
    const others = (await get('/de/api/search/others/?q=Konzertreihe')).json<SearchPage>();
    expect([...events.results, ...others.results].map(({ state }) => state)).toEqual(['over', 'over']);
  });

  test('lists, days and productions of a day are another the next day', async () => {
    site.setNow(SHOWS);
    const [row] = await site.db
      .insert(productions)
      .values({ key: 'p', title: { de: 'Oper' } })
      .returning();
    for (const path of ['events/', 'events/facets/', 'calendar/', 'productions/', `productions/${row?.id}/`])
      expect((await get(`/de/api/${path}`)).headers[VALID_UNTIL_HEADER]).toBe('2026-11-21T23:00:00.000Z');
    expect((await get(`/de/api/productions/${row?.id}/`)).json<Production>().events).toEqual([]);
  });
});
