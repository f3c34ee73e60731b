import { eq, sql } from 'drizzle-orm';
import { emptyDatabase } from '../../../testing/memory-database';
import type { Connection } from '../../../platform/db/connect';
import { holds } from '../tables';
import { quotas } from '../../../engines/records/tables';
import type { HoldRequest } from '../holds/hold-request';
import { holdTickets } from './hold-tickets';
import { readCart } from './read-cart';
import { closeShops, NOW, openShop, type Shop } from './testing/shop';

const MINUTE = 60_000;
let connection: Connection;
let shop: Shop;

describe('hold tickets', () => {
  beforeAll(async () => {
    connection = await emptyDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await closeShops(connection.db);
    shop = await openShop(connection.db, { capacity: 20, slots: [2, 3] });
  });

  const line = (more: Partial<HoldRequest['lines'][number]> = {}): HoldRequest['lines'][number] => ({
    event_jet_id: 'VB-1',
    quantities: [1],
    sale_type_ids: [1],
    seat_group: shop.hall.id,
    block_id: undefined,
    ...more,
  });
  const hold = (request: Partial<HoldRequest> = {}) =>
    holdTickets(connection.db, { cartToken: 'one', lines: [line()], now: NOW, ...request });
  const held = async (quotaId: number) =>
    (await connection.db.select({ held: quotas.held }).from(quotas).where(eq(quotas.id, quotaId)))[0]?.held;
  const cart = (now = NOW, token = 'one') => readCart(connection.db, { token, lang: 'en', now, hasPaymentPage: false });

  test('a cart shows its tickets, its deadline, and its price', async () => {
    await hold({
      lines: [
        line({ quantities: [2, 1], sale_type_ids: [1, 2] }),
        line({ seat_group: shop.tour?.id, block_id: shop.tour?.slots[1] }),
      ],
    });
    const shown = await cart();
    expect(shown).toMatchObject({
      tickets_quantity: 4,
      total: '42.50',
      expires_at: '2026-11-23T11:15:00.000Z',
      server_time: '2026-11-23T11:00:00.000Z',
    });
    expect(shown.lines[0]).toMatchObject({
      event_title: 'Orgelnacht',
      event: { id: shop.eventId, slug: 'orgelnacht' },
      date_start: '2026-11-25T19:30:00+01:00',
      time_start: '',
      quantity: 2,
      price: '12.00',
      price_name: 'Normal',
      seat_group: 'Saal',
    });
    expect(shown.lines[2]).toMatchObject({ time_start: '11:00:00', seat_group: 'Führung' });
  });

  test('a cart without a cookie, or after its time, is empty', async () => {
    await hold();
    expect(
      await readCart(connection.db, { token: undefined, lang: 'de', now: NOW, hasPaymentPage: false }),
    ).toMatchObject({
      tickets_quantity: 0,
      lines: [],
      expires_at: null,
      total: '0.00',
    });
    expect((await cart(NOW + 15 * MINUTE)).lines).toEqual([]);
  });

  test('of several lines either all are held or none', async () => {
    const tooMany = line({ seat_group: shop.tour?.id, block_id: shop.tour?.slots[0], quantities: [3] });
    await expect(hold({ lines: [line({ quantities: [4] }), tooMany] })).rejects.toMatchObject({
      code: 'sold_out',
      status: 409,
      responseCode: -214,
    });
    expect(await held(shop.hall.quotaId)).toBe(0);
    expect((await cart()).lines).toEqual([]);
  });

  test('expired tickets are available again, without any clean-up', async () => {
    await hold({ lines: [line({ quantities: [20] })] });
    await expect(hold({ cartToken: 'two', now: NOW + 14 * MINUTE })).rejects.toMatchObject({ code: 'sold_out' });
    await hold({ cartToken: 'two', lines: [line({ quantities: [19] })], now: NOW + 15 * MINUTE });
    expect(await held(shop.hall.quotaId)).toBe(19);
  });

  test('neither a failed nor a later addition moves the deadline of present tickets', async () => {
    await hold();
    await expect(hold({ lines: [line({ quantities: [20] })], now: NOW + 5 * MINUTE })).rejects.toMatchObject({
      code: 'sold_out',
    });
    expect((await cart(NOW + 5 * MINUTE)).expires_at).toBe('2026-11-23T11:15:00.000Z');
    await hold({ now: NOW + 10 * MINUTE });
    expect((await cart(NOW + 10 * MINUTE)).expires_at).toBe('2026-11-23T11:15:00.000Z');
    expect((await cart(NOW + 16 * MINUTE)).expires_at).toBe('2026-11-23T11:25:00.000Z');
  });

  test('the same idempotency key holds once; after a failure it may be tried again', async () => {
    const request = { idempotencyKey: 'b1a6e9c2-3a53-4a0e-9be6-0a9b0f7f4b11', lines: [line({ quantities: [2] })] };
    expect(await hold(request)).toMatchObject({ quantity: 2 });
    expect(await hold(request)).toMatchObject({ quantity: 2, changedEvents: [] });
    expect(await held(shop.hall.quotaId)).toBe(2);
    const failing = { idempotencyKey: 'b1a6e9c2-3a53-4a0e-9be6-0a9b0f7f4b12', lines: [line({ quantities: [19] })] };
    await expect(hold(failing)).rejects.toMatchObject({ code: 'sold_out' });
    await expect(hold({ ...failing, lines: [line()] })).resolves.toMatchObject({ quantity: 3 });
  });

  test('two requests with one key at the same time hold once', async () => {
    const request = { idempotencyKey: 'b1a6e9c2-3a53-4a0e-9be6-0a9b0f7f4b13' };
    expect((await Promise.all([hold(request), hold(request), hold(request)])).map((one) => one.quantity)).toEqual([
      1, 1, 1,
    ]);
  });

  test('only a purchase that changes pages names the event', async () => {
    const small = await openShop(connection.db, { idJet: 'VB-3', capacity: 20 });
    const buy = async (quantity: number, now = NOW) =>
      (
        await hold({
          cartToken: `c${Math.random()}`,
          lines: [line({ event_jet_id: small.idJet, seat_group: undefined, quantities: [quantity] })],
          now,
        })
      ).changedEvents;
    expect(await buy(1)).toEqual([]);
    expect(await buy(14)).toEqual([small.eventId]);
    expect(await buy(1)).toEqual([]);
    expect(await buy(4)).toEqual([small.eventId]);
    expect(await buy(1, NOW + 20 * MINUTE)).toEqual([small.eventId]);
  });

  test('the database itself refuses to count more than there are', async () => {
    await expect(
      connection.db
        .update(quotas)
        .set({ held: sql`${quotas.held} + 21` })
        .where(eq(quotas.id, shop.hall.quotaId)),
    ).rejects.toThrow();
    expect(await connection.db.select().from(holds)).toEqual([]);
  });
});
