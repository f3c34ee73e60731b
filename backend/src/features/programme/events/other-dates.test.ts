import type { EventDetail } from '@vestibule/contracts';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import { productions, venues } from '../../../engines/records/tables';
import { addEvent, type EventFixture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/programme.md#further-dates

let site: TestApp;
describe('other dates', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  type More = Partial<EventFixture>;
  const add = (de: string, day: string, more: More = {}) =>
    addEvent(site.db, { title: { de }, date_start: `2026-11-${day}T10:00`, duration_minutes: 60, ...more });
  const show = (id: number) => site.visitor().get(`/de/api/events/${id}/`);
  async function lists(id: number) {
    const { other_dates, other_events } = (await show(id)).json<EventDetail>();
    return { dates: other_dates.map((one) => one.id), others: other_events.map((one) => [one.id, one.title]) };
  }
  async function addProduction(): Promise<More> {
    const [row] = await site.db
      .insert(productions)
      .values({ key: 'p', title: { de: 'Blaue Jahre' } })
      .returning();
    return { productionId: row?.id ?? null };
  }
  async function addVenue(name: string): Promise<More> {
    const [row] = await site.db.insert(venues).values({ key: name, name, theme: 'museum' }).returning();
    return { venueId: row?.id ?? null };
  }

  describe('further dates', () => {
    it('are those of the same event; other events of its production are named apart', async () => {
      const production = await addProduction();
      const workshop = await add('Blau aus Licht', '22', production);
      const tour = await add('Führung', '23', production);
      const again = await add('Blau aus Licht', '24', production);
      await add('Blau aus Licht', '25');
      expect(await lists(workshop)).toEqual({ dates: [again], others: [[tour, 'Führung']] });
      expect(await lists(tour)).toEqual({
        dates: [],
        others: [
          [workshop, 'Blau aus Licht'],
          [again, 'Blau aus Licht'],
        ],
      });
    });

    it('of an event without a production have its title, at its venue', async () => {
      const [museum, castle] = [await addVenue('Salzhof'), await addVenue('Schloss')];
      const tower = await add('Auf den Turm', '22', castle);
      const again = await add('Auf den Turm', '23', castle);
      const translated = await addEvent(site.db, {
        title: { de: 'Auf den Turm', en: 'Up the Tower' },
        date_start: '2026-11-24T10:00',
        ...castle,
      });
      await add('Auf den Turm', '25', museum);
      await add('Auf den Turm', '26');
      await add('Abendzeichnen', '27', castle);
      expect(await lists(tower)).toEqual({ dates: [again, translated], others: [] });
    });

    it('are neither cancelled, offline nor over, and the page is stored until the first of them is', async () => {
      const id = await add('Führung', '29');
      const today = await add('Führung', '21', { date_start: '2026-11-21T12:30' });
      await add('Führung', '20');
      await add('Führung', '30', { status: 'cancelled' });
      await add('Führung', '30', { isOnline: false });
      expect(await lists(id)).toMatchObject({ dates: [today] });
      expect((await show(id)).headers[VALID_UNTIL_HEADER]).toBe('2026-11-21T11:30:00.000Z');
    });
  });
});
