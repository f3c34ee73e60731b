import type { Museum } from '@vestibule/contracts';
import { documents } from '../../../platform/db/tables';
import { venues } from '../../../engines/records/tables';
import { addPicture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { dayIn } from '../hours/opening-hours';
import { exceptionsFrom, readPlaceHours } from '../hours/place-hours';

let site: TestApp;
describe('museum', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const museum = async () => {
    const answer = await site.visitor().get('/en/api/museum/');
    expect(answer.headers['x-tags']).toBe('settings,venues');
    return answer.json<Museum>();
  };

  test('is the venue whose hours come first, with its own hours only', async () => {
    await addPicture(site.db, 'haus.jpg');
    await site.db.insert(venues).values([
      { key: 'c', name: 'Schloss' },
      {
        key: 'h',
        name: 'Haus',
        address: { street: 'Markt 1', zip: '01000', city: 'Ort', country: 'DE' },
        latitude: 50.5,
        longitude: 13.25,
        image: 'haus.jpg',
      },
    ]);
    const value = {
      product: { de: 'Haus', en: 'House' },
      opening_hours: [
        { venue: 'Haus', weekdays: [2, 3], time_from: '10:00', time_to: '18:00' },
        { venue: 'Schloss', weekdays: [6], time_from: '09:00', time_to: '17:00' },
      ],
      opening_hours_exceptions: [
        { venue: 'Haus', date: '--12-24', closed: true, time_from: '10:00' },
        { venue: 'Schloss', date: '--12-31', closed: true },
      ],
    };
    await site.db.insert(documents).values({ name: 'settings', value });
    expect(await museum()).toEqual({
      name: 'House',
      description: '',
      address: { street: 'Markt 1', zip: '01000', city: 'Ort', country: 'DE' },
      latitude: 50.5,
      longitude: 13.25,
      phone: '',
      profiles: [],
      image: expect.stringMatching(/^\/media\/\w{16}\/1280\.jpg$/),
      opening_hours: [{ weekdays: [2, 3], time_from: '10:00', time_to: '18:00' }],
      opening_hours_exceptions: [{ date: '2026-12-24', closed: true, time_from: '', time_to: '' }],
    });
  });

  test('says nothing that nobody has told', async () => {
    expect(await museum()).toMatchObject({
      name: '',
      image: '',
      latitude: null,
      opening_hours: [],
      opening_hours_exceptions: [],
    });
  });

  describe('exceptions of the coming year', () => {
    const inYear = (entries: readonly object[], now: string) =>
      exceptionsFrom(readPlaceHours({ opening_hours_exceptions: entries }, ''), dayIn(Date.parse(now)));
    const days = (now: string, ...dates: readonly string[]) =>
      inYear(
        dates.map((date) => ({ date, closed: true })),
        now,
      ).map(({ day }) => day);

    test('are in order, from today on, each yearly one when it comes next', () => {
      expect(days('2026-11-21T12:00:00Z', '--12-24', '--01-01', '--11-21', '--11-20')).toEqual([
        '2026-11-21',
        '2026-12-24',
        '2027-01-01',
        '2027-11-20',
      ]);
    });

    test('end after a year, and past ones are not listed', () => {
      expect(days('2026-11-21T12:00:00Z', '2026-11-20', '2026-11-21', '2027-11-20', '2027-11-21')).toEqual([
        '2026-11-21',
        '2027-11-20',
      ]);
    });

    test('a day of one year goes before the same day of every year', () => {
      const entries = [
        { date: '--12-24', closed: true },
        { date: '2026-12-24', closed: false, time_from: '10:00', time_to: '12:00' },
      ];
      expect(inYear(entries, '2026-11-21T12:00:00Z')).toMatchObject([
        { day: '2026-12-24', entry: { closed: false, time_from: '10:00', time_to: '12:00' } },
      ]);
    });

    test('a 29 February is listed in leap years only', () => {
      expect([days('2026-11-21T12:00:00Z', '--02-29'), days('2027-11-21T12:00:00Z', '--02-29')]).toEqual([
        [],
        ['2028-02-29'],
      ]);
    });
  });
});
