import type { OpeningHours } from '@vestibule/contracts';
import { documents } from '../../../platform/db/tables';
import { venues } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { openingHoursToday } from './opening-hours';

let site: TestApp;
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
  const on = (time: string) => openingHoursToday(settings, Date.parse(time), 'de');

  test('are those of today at the first venue', () => {
    expect(on('2026-11-23T12:00:00Z')).toEqual({
      date: '2026-11-23',
      opening_hours: [
        { time_from: '10:00', time_to: '12:00', closed: false, alternative_text: '', alternative_link_url: '' },
        { time_from: '14:00', time_to: '18:00', closed: false, alternative_text: '', alternative_link_url: '' },
      ],
      opening_hours_exceptions: [],
    });
  });

  test('change at midnight in Berlin', () => {
    expect(on('2026-11-22T22:59:00Z')).toMatchObject({
      date: '2026-11-22',
      opening_hours: [{ closed: true, time_from: '' }],
    });
    expect(on('2026-11-22T23:00:00Z')).toMatchObject({
      date: '2026-11-23',
      opening_hours: [{ closed: false }, { closed: false }],
    });
  });

  test('have exceptions every year, and for one year before those', () => {
    expect(on('2026-12-24T12:00:00Z').opening_hours_exceptions).toMatchObject([
      { closed: true, alternative_text: 'Heiligabend', time_from: '' },
    ]);
    expect(on('2027-12-24T12:00:00Z').opening_hours_exceptions).toMatchObject([{ closed: false, time_from: '10:00' }]);
  });

  test('are empty when nobody has told any', () => {
    expect(openingHoursToday({}, Date.parse('2026-11-23T12:00:00Z'), 'de')).toEqual({
      date: '2026-11-23',
      opening_hours: [],
      opening_hours_exceptions: [],
    });
  });

  test('of each venue: a week from Monday, under the name it is shown by, and the exceptions of the coming year', async () => {
    await put('settings', settings);
    await site.db.insert(venues).values({ key: 'schloss', name: 'Schloss', title: { de: 'Schloss', en: 'Castle' } });
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
