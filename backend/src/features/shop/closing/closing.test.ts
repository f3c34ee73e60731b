import type { AnswerOf } from '@vestibule/contracts';
import { prices } from '../../../engines/records/tables';
import { staff } from '../../users/testing/staff';
import { openDesk, saleOf, sell as sellAtDesk } from '../box-office/testing/open-desk';
import { NOW } from '../cart/testing/shop';

const house = openDesk();
describe('closing', () => {
  beforeEach(async () => {
    await house.site.db.update(prices).set({ vat: 7 });
  });

  const sell = async (quantity: number, way: string) =>
    (await sellAtDesk(house, saleOf(house, quantity, { way }))).json<{ number: string }>().number;
  const closing = async (day: string) =>
    (await house.desk.get(`/api/box-office/closing/?day=${day}`)).json<AnswerOf<'closing'>>();

  test('tickets sold, cancelled, paid and to be paid back, each on its day', async () => {
    await sell(3, 'cash');
    const number = await sell(1, 'card');
    const today = await closing('2026-11-23');
    expect(today).toMatchObject({ sold: { orders: 2, tickets: 4, amount: '48.00' }, amount: '48.00' });
    // 2.36 + 0.79, as the orders themselves say; of the whole sum it would be 3.14.
    expect(today.vat).toEqual([{ rate: 7, gross: '48.00', net: '44.85', tax: '3.15' }]);
    expect(today.money.slice(0, 2)).toEqual([
      { way: 'cash', received: '36.00', refunded: '0.00' },
      { way: 'card', received: '12.00', refunded: '0.00' },
    ]);
    house.site.setNow(NOW + 24 * 3600_000);
    house.desk = await staff(house.site, 'shop', 'next-day');
    await house.desk.write('POST', `/api/box-office/orders/${number}/cancel/`);
    expect(await closing('2026-11-24')).toMatchObject({
      sold: { orders: 0 },
      cancelled: { orders: 1, tickets: 1, amount: '12.00' },
      amount: '-12.00',
      vat: [{ rate: 7, gross: '-12.00', net: '-11.21', tax: '-0.79' }],
      money: [{ way: 'cash' }, { way: 'card', received: '0.00', refunded: '12.00' }, {}, {}],
    });
    expect(await closing('2026-11-23')).toEqual(today);
  });

  test('a day that the calendar does not have is refused, not taken for today', async () => {
    for (const path of ['closing/', 'closing.csv', 'closing.pdf']) {
      const answer = await house.desk.get(`/api/box-office/${path}?day=2026-13-45`);
      expect([path, answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([path, 400, 'day']);
    }
  });

  test('the same as CSV, for those who may sell', async () => {
    await house.site.db.update(prices).set({ vat: 8.1 });
    await sell(1, 'cash');
    const path = '/api/box-office/closing.csv?day=2026-11-23';
    const { headers, body } = await house.desk.get(path, { 'accept-language': 'de' });
    expect(headers['content-disposition']).toContain('closing-2026-11-23.csv');
    expect(body.split('\r\n')).toEqual(
      expect.arrayContaining([
        '2026-11-23;Umsatz;;1;12,00',
        '2026-11-23;darin MwSt.;8,1 %;;0,90',
        '2026-11-23;Eingenommen;bar;;12,00',
      ]),
    );
    expect((await house.site.visitor().get(path)).statusCode).toBe(401);
    expect((await (await staff(house.site, 'editor')).get(path)).statusCode).toBe(403);
  });

  test('and as a PDF of one page, to be signed', async () => {
    await sell(1, 'cash');
    const path = '/api/box-office/closing.pdf?day=2026-11-23';
    const { headers, rawPayload } = await house.desk.get(path, { 'accept-language': 'cs' });
    expect([headers['content-type'], headers['cache-control']]).toEqual(['application/pdf', 'private, no-store']);
    expect(headers['content-disposition']).toContain('closing-2026-11-23.pdf');
    const pdf = rawPayload.toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).toContain('/Lang (cs)');
    expect((await house.site.visitor().get(path)).statusCode).toBe(401);
    expect((await (await staff(house.site, 'editor')).get(path)).statusCode).toBe(403);
  });
});
