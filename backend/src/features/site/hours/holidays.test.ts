import { LANGUAGES } from '@vestibule/contracts/languages';
import type { OpeningHours, OpeningHoursToday } from '@vestibule/contracts';
import { documents } from '../../../platform/db/tables';
import { venues } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { staff } from '../../users/testing/staff';
import { isKnownRegion, loadHolidays } from './holidays';

describe('public holidays', () => {
  const on = async (region: string, day: string) => (await loadHolidays({ holiday_region: region }))(day);

  test('are those of the region', async () => {
    expect(await on('DE-SN', '2026-10-31')).toMatchObject({ de: 'Reformationstag' });
    expect(await on('DE-BY', '2026-10-31')).toBeUndefined();
    expect(await on('CZ', '2026-10-28')).toMatchObject({ cs: 'Den vzniku samostatného československého státu' });
    expect(await on('', '2026-12-25')).toBeUndefined();
  });

  test('move with Easter, and lie on their day wherever the server is', async () => {
    expect(await on('DE-SN', '2027-03-26')).toMatchObject({ de: 'Karfreitag', en: 'Good Friday', cs: 'Velký pátek' });
    expect(await on('DE-SN', '2028-04-14')).toMatchObject({ de: 'Karfreitag' });
    expect(await on('DE-SN', '2026-11-18')).toMatchObject({ de: 'Buß- und Bettag', cs: 'Den pokání a modliteb' });
  });

  test.each(['DE-SN', 'DE-BY', 'DE-BE', 'AT'])('of %s have a name of their own in each language', async (region) => {
    const holidayOn = await loadHolidays({ holiday_region: region });
    const names = Array.from({ length: 365 }, (_, day) =>
      holidayOn(new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)),
    );
    const found = names.filter((name) => name !== undefined);
    expect(found.length).toBeGreaterThan(8);
    for (const name of found) {
      for (const lang of LANGUAGES) expect(name[lang]).toBeTruthy();
      expect(name.cs).not.toBe(name.de);
    }
  });

  test('are known for countries and their parts', async () => {
    expect(await Promise.all(['DE-SN', 'CZ', 'DE', 'DE-XX', 'XX', 'DE-toString', ''].map(isKnownRegion))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  describe('in the settings', () => {
    let site: TestApp;
    let admin: Awaited<ReturnType<typeof staff>>;
    beforeAll(async () => {
      site = await createTestApp();
    });
    beforeEach(async () => {
      await site.reset();
      admin = await staff(site, 'administrator');
      await site.db.insert(venues).values({ key: 'haus', name: 'Haus', title: { de: 'Haus' } });
      const value = {
        opening_hours: [{ venue: 'Haus', weekdays: [2, 3, 4, 5, 6], time_from: '10:00', time_to: '18:00' }],
        opening_hours_exceptions: [{ venue: 'Haus', date: '--12-26', time_from: '12:00', time_to: '16:00' }],
      };
      await site.db.insert(documents).values({ name: 'settings', value });
    });
    afterAll(() => site.close());

    async function change(values: object) {
      const { version } = (await admin.get('/api/house/settings/')).json<{ version: string }>();
      return admin.write('PATCH', '/api/house/settings/', values, { 'if-match': `"${version}"` });
    }
    const CLOSED = { holiday_region: 'DE-SN', holiday_hours: [{ venue: 'Haus', rule: 'closed' }] };

    test('close a venue, with their names in the language of the visitor; exceptions win', async () => {
      expect((await change(CLOSED)).statusCode).toBe(200);
      const [house] = (await site.visitor().get('/cs/api/opening-hours/')).json<OpeningHours>();
      const christmas = house?.exceptions.filter(({ date }) => date >= '2026-12-25' && date <= '2027-01-01');
      expect(christmas).toMatchObject([
        { date: '2026-12-25', holiday: '1. svátek vánoční', closed: true, alternative_text: '' },
        { date: '2026-12-26', holiday: '2. svátek vánoční', closed: false, time_from: '12:00' },
        { date: '2027-01-01', holiday: 'Nový rok', closed: true },
      ]);
    });

    test('are the note of the header on their day', async () => {
      await change(CLOSED);
      site.setNow(Date.parse('2026-12-25T10:00:00Z'));
      const today = (await site.visitor().get('/de/api/opening-hours-today/')).json<OpeningHoursToday>();
      expect(today.opening_hours_exceptions).toMatchObject([{ closed: true, alternative_text: '1. Weihnachtstag' }]);
    });

    test('a region without known holidays, and own hours without times, are refused with their fields', async () => {
      const refused = async (values: object) => {
        const answer = await change(values);
        return [answer.statusCode, answer.json<{ field: string }>().field];
      };
      expect(await refused({ holiday_region: 'DE-XX' })).toEqual([400, 'holiday_region']);
      expect(await refused({ holiday_hours: [{ venue: 'Haus', rule: 'own_hours' }] })).toEqual([
        400,
        'holiday_hours[0]',
      ]);
    });
  });
});
