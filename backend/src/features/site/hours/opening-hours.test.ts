import type { OpeningHours } from '@vestibule/contracts';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import { documents } from '../../../platform/db/tables';
import { venues } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { openingHoursToday } from './opening-hours';

let site: TestApp;
describe('opening hours', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const put = (name: string, value: unknown) => site.db.insert(documents).values({ name, value });

  describe('opening hours', () => {
    const settings = {
      opening_hours: [
        { venue: 'Haus', weekdays: [1, 2, 3, 4, 5], time_from: '10:00', time_to: '12:00' },
        { venue: 'Haus', weekdays: [1, 2, 3, 4, 5], time_from: '14:00', time_to: '18:00' },
        { venue: 'Schloss', weekdays: [6], time_from: '09:00', time_to: '17:00' },
      ],
      opening_hours_exceptions: [
        { venue: 'Haus', date: '--12-24', closed: true, alternative_text: { de: 'Heiligabend' }, time_from: '10:00' },
        { venue: 'Haus', date: '2027-12-24', closed: false, time_from: '10:00', time_to: '12:00' },
        { venue: 'Schloss', date: '2026-11-23', closed: true },
      ],
    };
    const on = (time: string) => openingHoursToday(site.db, Date.parse(time), 'de');
    const addCastle = () =>
      site.db
        .insert(venues)
        .values({ key: 'schloss', name: 'Schloss', title: { de: 'Schloss', en: 'Castle' }, theme: 'castle' });

    test('are those of today at the first venue', async () => {
      await put('settings', settings);
      expect(await on('2026-11-23T12:00:00Z')).toEqual({
        date: '2026-11-23',
        theme: 'museum',
        opening_hours: [
          { time_from: '10:00', time_to: '12:00', closed: false, alternative_text: '', alternative_link_url: '' },
          { time_from: '14:00', time_to: '18:00', closed: false, alternative_text: '', alternative_link_url: '' },
        ],
        opening_hours_exceptions: [],
        yesterday: [],
        others: [],
      });
    });

    test('are those of the other venues beside them', async () => {
      await put('settings', settings);
      await addCastle();
      await site.db.insert(venues).values({ key: 'x', name: 'Ohne Zeiten' });
      const castle = { theme: 'castle', opening_hours_exceptions: [] };
      expect((await on('2026-11-28T12:00:00Z')).others).toMatchObject([
        { ...castle, opening_hours: [{ time_from: '09:00', time_to: '17:00' }] },
      ]);
      expect((await on('2026-11-23T12:00:00Z')).others).toMatchObject([
        { opening_hours: [{ closed: true }], opening_hours_exceptions: [{ closed: true }] },
      ]);
    });

    test('have the long nights of yesterday, as its exceptions say', async () => {
      const night = { venue: 'Haus', time_from: '20:00', time_to: '02:00' };
      await put('settings', {
        opening_hours: [
          { ...night, weekdays: [6] },
          { venue: 'Haus', weekdays: [7], time_from: '10:00', time_to: '18:00' },
        ],
        opening_hours_exceptions: [
          { ...night, date: '2026-12-03', time_to: '01:00' },
          { venue: 'Haus', date: '2026-12-05', closed: true },
        ],
      });
      const late = async (time: string) => (await on(time)).yesterday.map(({ time_to }) => time_to);
      expect(await late('2026-11-28T23:30:00Z')).toEqual(['02:00']);
      expect(await late('2026-11-29T23:30:00Z')).toEqual([]);
      expect(await late('2026-12-03T23:30:00Z')).toEqual(['01:00']);
      expect(await late('2026-12-05T23:30:00Z')).toEqual([]);
      const weeks = await site.visitor().get('/de/api/opening-hours/');
      expect(weeks.json<OpeningHours>()).toMatchObject([{ yesterday: [] }]);
    });

    test('are another from midnight on, so no cache has them for longer', async () => {
      const answer = await site.visitor().get('/de/api/opening-hours-today/');
      expect(answer.headers[VALID_UNTIL_HEADER]).toBe('2026-11-21T23:00:00.000Z');
    });

    test('change at midnight in Berlin', async () => {
      await put('settings', settings);
      expect(await on('2026-11-22T22:59:00Z')).toMatchObject({
        date: '2026-11-22',
        opening_hours: [{ closed: true, time_from: '' }],
      });
      expect(await on('2026-11-22T23:00:00Z')).toMatchObject({
        date: '2026-11-23',
        opening_hours: [{ closed: false }, { closed: false }],
      });
    });

    test('have exceptions every year, and for one year before those', async () => {
      await put('settings', settings);
      expect((await on('2026-12-24T12:00:00Z')).opening_hours_exceptions).toMatchObject([
        { closed: true, alternative_text: 'Heiligabend', time_from: '' },
      ]);
      expect((await on('2027-12-24T12:00:00Z')).opening_hours_exceptions).toMatchObject([
        { closed: false, time_from: '10:00' },
      ]);
    });

    test('are empty when nobody has told any', async () => {
      expect(await on('2026-11-23T12:00:00Z')).toEqual({
        date: '2026-11-23',
        theme: 'museum',
        opening_hours: [],
        opening_hours_exceptions: [],
        yesterday: [],
        others: [],
      });
    });

    test('of each venue: a week from Monday, under the name it is shown by, and the exceptions of the coming year', async () => {
      await put('settings', settings);
      await addCastle();
      const answer = await site.visitor().get('/en/api/opening-hours/');
      expect(answer.headers['x-tags']).toBe('settings,venues');
      const [house, castle] = answer.json<OpeningHours>();
      expect(house).toMatchObject({
        name: 'Haus',
        venue: null,
        exceptions: [{ date: '2026-12-24', closed: true, alternative_text: 'Heiligabend' }],
      });
      expect(house?.week.map((ranges) => ranges.length)).toEqual([2, 2, 2, 2, 2, 0, 0]);
      expect(castle).toMatchObject({
        name: 'Castle',
        venue: { slug: 'castle' },
        exceptions: [{ date: '2026-11-23', closed: true }],
      });
      expect(castle?.week[5]).toMatchObject([{ time_from: '09:00', time_to: '17:00', closed: false }]);
    });
  });
});
