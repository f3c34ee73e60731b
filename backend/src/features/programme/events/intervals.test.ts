import type { EventFacets, EventsPage, SearchResults } from '@vestibule/contracts';
import fc from 'fast-check';
import moment from 'moment-timezone';
import { events } from '../../../engines/records/tables';
import { indexAll } from '../../../engines/search/write/index-records';
import { addEvent, addRoom } from '../../../testing/fixtures';
import { propertyRuns } from '../../../testing/property-runs';
import { createTestApp, type TestApp } from '../../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/programme.md#events-of-several-days

const ZONE = 'Europe/Berlin';
const FORMAT = 'YYYY-MM-DDTHH:mm';
/** Noon of a day long before all events: none of them is over. */
const LONG_AGO = Date.parse('2025-01-01T11:00:00Z');

let site: TestApp;
describe('intervals', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const asked = (day: string) => day.split('-').reverse().join('-');
  const query = (day: string) => `?date=${asked(day)}&until=${asked(day)}`;
  const get = async <T>(path: string) => (await site.visitor().get(path)).json<T>();
  const list = (search: string) => get<EventsPage>(`/de/api/events/${search}`);
  const add = (title: string, date_start: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de: title }, date_start, ...more });

  /** Days around the nights in which clocks change, New Year and the end of February. */
  const days = fc.constantFrom(
    ...['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-12-30', '2026-12-31', '2027-01-01', '2028-02-28'],
  );
  /** Times at which a day ends or begins, and others. */
  const times = fc.constantFrom('00:00', '00:01', '02:30', '12:00', '23:59');
  const minutes = fc.oneof(
    fc.constantFrom(0, 1, 60, 24 * 60, 48 * 60, 366 * 24 * 60),
    fc.integer({ min: 0, max: 3 * 24 * 60 }),
  );
  const interval = fc.oneof(
    fc.record({ day: days, last: fc.nat(3) }).map(({ day, last }) => ({
      date_start: day,
      date_end: moment.utc(day).add(last, 'days').format('YYYY-MM-DD'),
    })),
    fc.record({ day: days, time: times, duration_minutes: minutes }).map(({ day, time, duration_minutes }) => ({
      date_start: `${day}T${time}`,
      duration_minutes,
    })),
    fc.record({ day: days, time: times }).map(({ day, time }) => ({ date_start: `${day}T${time}` })),
  );
  type Given = Readonly<{ date_start: string; date_end?: string; duration_minutes?: number }>;

  /** The days of an interval by another way than the database's: each day is cut with it as an instant. */
  function daysOf({ date_start, date_end, duration_minutes }: Given): string[] {
    const first = date_start.slice(0, 10);
    const start = moment.tz(date_start, FORMAT, ZONE);
    const end = start.clone().add(duration_minutes ?? 0, 'minutes');
    const found: string[] = [];
    for (let day = moment.tz(start.format('YYYY-MM-DD'), ZONE); found.length < 400; day = day.clone().add(1, 'day')) {
      const isOn = date_end === undefined ? day.isBefore(end) : day.format('YYYY-MM-DD') <= date_end;
      if (found.length > 0 && !isOn) return found;
      found.push(day.format('YYYY-MM-DD'));
    }
    throw new Error(`${first} has no end`);
  }
  /** Days in the middle of a year and the two around each end. */
  const looked = (on: readonly string[]): string[] => {
    const around = [on[0] ?? '', on.at(-1) ?? ''].flatMap((day) =>
      [-1, 0, 1].map((by) => moment.utc(day).add(by, 'days').format('YYYY-MM-DD')),
    );
    return [...new Set([...around, on[Math.floor(on.length / 2)] ?? ''])];
  };

  describe('an event of any length', () => {
    it('is listed, counted, planned, found, subscribed to and marked on a day if and only if it is on that day', async () => {
      site.setNow(LONG_AGO);
      const roomId = await addRoom(site.db, 'Saal');
      const forAll = { roomId, access: { step_free: true }, isFree: true, ageFrom: 5, ageTo: 12 };
      const wishes = '&access=step_free&age=6&price=0';
      await fc.assert(
        fc.asyncProperty(interval, async (given: Given) => {
          await site.db.delete(events);
          const own = await add('it', given.date_start, { ...given, ...forAll });
          await indexAll(site.db);
          const on = daysOf(given);
          for (const day of looked(on)) {
            const isOn = on.includes(day);
            const { results, count } = await list(query(day));
            expect([day, results.map(({ id, list_day }) => [id, list_day]), count]).toEqual(
              isOn ? [day, [[own, day]], 1] : [day, [], 0],
            );
            const planned = await list(query(day) + wishes);
            expect([day, planned.results.map(({ id }) => id)]).toEqual([day, isOn ? [own] : []]);
            const counts = await get<EventFacets>(`/de/api/events/facets/${query(day)}${wishes}`);
            expect([day, counts.room.map((one) => one.count)]).toEqual([day, isOn ? [1] : []]);
            const search = await get<SearchResults>(`/de/api/search/?q=${day}`);
            expect([day, search.groups.flatMap((one) => one.results.map(({ id }) => id))]).toEqual([
              day,
              isOn ? [own] : [],
            ]);
            const feed = (await site.visitor().get(`/de/api/events/feed.ics${query(day)}`)).body;
            expect([day, feed.split('BEGIN:VEVENT').length - 1]).toEqual([day, isOn ? 1 : 0]);
          }
          const from = moment.utc(on[0]).subtract(1, 'day').format('YYYY-MM-DD');
          for (const which of ['', wishes])
            expect(await get(`/de/api/calendar/?date=${asked(from)}${which}`)).toEqual(on);
        }),
        { numRuns: propertyRuns(25) },
      );
    });

    it('is counted by each filter on each of its days', async () => {
      const roomId = await addRoom(site.db, 'Saal');
      await add('exhibition', '2026-12-30', { date_end: '2027-01-02', roomId });
      for (const [day, count] of [
        ['2026-12-29', 0],
        ['2026-12-30', 1],
        ['2027-01-01', 1],
        ['2027-01-02', 1],
        ['2027-01-03', 0],
      ] as const) {
        const facets = await get<{ room: { count: number }[] }>(`/de/api/events/facets/${query(day)}`);
        expect([day, facets.room.map((one) => one.count)]).toEqual([day, count === 0 ? [] : [count]]);
      }
    });
  });

  describe('a list of several days', () => {
    it('has an event that began before once, under its first day, after those that begin then', async () => {
      await add('exhibition', '2026-10-01', { date_end: '2026-12-31' });
      await add('fair', '2026-11-21T10:00', { date_end: '2026-11-22T18:00' });
      await add('concert', '2026-11-22T20:00', { duration_minutes: 60 });
      await add('walk', '2026-11-22T09:00', { duration_minutes: 60 });
      await add('reading', '2026-11-23T20:00', { duration_minutes: 60 });
      const shown = async (search: string) => (await list(search)).results.map((one) => [one.list_day, one.title]);
      // The events of a day come latest first.
      expect(await shown('?date=22-11-2026')).toEqual([
        ['2026-11-22', 'fair'],
        ['2026-11-22', 'exhibition'],
        ['2026-11-22', 'concert'],
        ['2026-11-22', 'walk'],
        ['2026-11-23', 'reading'],
      ]);
      const pages = [await list('?date=22-11-2026&page_size=3'), await list('?date=22-11-2026&page_size=3&page=2')];
      expect(pages.map(({ results }) => results.map(({ title }) => title))).toEqual([
        ['exhibition', 'concert', 'walk'],
        ['fair', 'reading'],
      ]);
      expect(await shown('?view=weekend')).toEqual([
        ['2026-11-21', 'exhibition'],
        ['2026-11-21', 'fair'],
        ['2026-11-22', 'concert'],
        ['2026-11-22', 'walk'],
      ]);
    });
  });
});
