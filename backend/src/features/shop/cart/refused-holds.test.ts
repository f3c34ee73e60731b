import { eq } from 'drizzle-orm';
import { emptyDatabase } from '../../../testing/memory-database';
import type { Connection } from '../../../platform/db/connect';
import { documents } from '../../../platform/db/tables';
import { events } from '../../../engines/records/tables';
import type { HoldRequest } from '../holds/hold-request';
import { holdTickets } from './hold-tickets';
import { closeShops, NOW, openShop, type Shop } from './testing/shop';

let connection: Connection;
let shop: Shop;

describe('refused holds', () => {
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

  test.each([
    ['an unknown event', { event_jet_id: 'nope' }, 'not_found', 'lines[0].event_jet_id'],
    ['a group that has to be named', { seat_group: undefined }, 'validation', 'lines[0].seat_group'],
    ['a group of another event', { seat_group: 9999 }, 'validation', 'lines[0].seat_group'],
    [
      'a price the group does not have',
      { quantities: [1, 1], sale_type_ids: [1, 7] },
      'validation',
      'lines[0].sale_type_ids[1]',
    ],
    ['a slot where there are none', { block_id: 1 }, 'validation', 'lines[0].block_id'],
  ])('refuses %s and names the field', async (_, wrong, code, field) => {
    await expect(
      hold({
        lines: [line({ ...wrong, ...('block_id' in wrong ? { block_id: shop.tour?.slots[0] } : {}) })],
        listed: true,
      }),
    ).rejects.toMatchObject({ code, field });
  });

  test('a group with timeslots needs a slot of its own', async () => {
    await expect(hold({ lines: [line({ seat_group: shop.tour?.id })] })).rejects.toMatchObject({
      code: 'validation',
      field: 'block_id',
    });
    await expect(
      hold({ lines: [line({ seat_group: shop.tour?.id, block_id: shop.hall.quotaId })] }),
    ).rejects.toMatchObject({ code: 'validation', field: 'block_id' });
  });

  test.each([
    ['cancelled', { status: 'cancelled' as const }, 'conflict'],
    ['over', { startsAt: '2026-11-20T18:30:00Z', endsAt: '2026-11-20T20:00:00Z' }, 'conflict'],
    ['offline', { isOnline: false }, 'not_found'],
  ])('an event that is %s sells nothing', async (_, change, code) => {
    await connection.db.update(events).set(change).where(eq(events.id, shop.eventId));
    await expect(hold()).rejects.toMatchObject({ code });
  });

  test('a closed shop says so', async () => {
    await connection.db.update(documents).set({ value: { is_shop_online: false } });
    await expect(hold()).rejects.toMatchObject({ code: 'shop_offline', status: 503 });
  });

  test('a line takes 20 tickets, a cart 60', async () => {
    await expect(hold({ lines: [line({ quantities: [21] })] })).rejects.toMatchObject({ code: 'validation' });
    const big = await openShop(connection.db, { idJet: 'VB-2', capacity: 500 });
    const many = line({ event_jet_id: big.idJet, seat_group: undefined, quantities: [20, 20], sale_type_ids: [1, 2] });
    expect(await hold({ lines: [many] })).toMatchObject({ quantity: 40 });
    await expect(hold({ lines: [many] })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
      message: expect.stringContaining('60') as string,
    });
  });
});
