import type { EventDetail, EventsPage } from '@vestibule/contracts';
import { holds, carts } from '../../shop/tables';
import { addEvent, addSeats } from '../../../testing/fixtures';
import { NOON, createTestApp, type TestApp } from '../../../testing/test-app';

// Statements that this file shows:
// - docs/behaviour/tickets.md#sold-out

let site: TestApp;
describe('seats', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const list = async (query = '', lang = 'de') =>
    (await site.visitor().get(`/${lang}/api/events/${query}`)).json<EventsPage>();
  const event = async (id: number, lang = 'de') =>
    (await site.visitor().get(`/${lang}/api/events/${id}/`)).json<EventDetail>();
  const add = (title: string, date_start: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de: title }, date_start, ...more });

  describe('seats', () => {
    const seated = async (
      seats: Parameters<typeof addSeats>[2],
      more: Partial<Parameters<typeof addEvent>[1]> = {},
    ) => {
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
      ['available', true, { capacity: 4, held: 0 }],
      ['available', true, { capacity: 4, held: 1 }],
      ['few', true, { capacity: 4, held: 2 }],
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

    test('an event that is cancelled, begun, or unknown to the ticket system cannot be booked', async () => {
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

    test.each([
      [{ de: 'Vollpreis' }],
      [{ en: 'Full price' }],
      [{ cs: 'Plné vstupné' }],
      [{ de: 'Normal', en: 'Full price' }],
    ])('%j marks a full price', async (text) => {
      const { id } = await seated({
        capacity: 10,
        prices: [
          { price: '12.00', text },
          { price: '6.00', text: 'Ermäßigt' },
        ],
      });
      expect(await event(id)).toMatchObject({ price_from: '12.00', price_to: '12.00' });
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
});
