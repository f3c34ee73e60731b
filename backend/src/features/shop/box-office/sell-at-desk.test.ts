import type { AnswerOf, Order } from '@vestibule/contracts';
import { auditLog } from '../../../platform/audit/tables';
import { events, prices, quotas } from '../../../engines/records/tables';
import { mails } from '../../../engines/mail/tables';
import { orders } from '../tables';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop } from '../cart/testing/shop';
import { openDesk, saleOf as saleAtDesk, sell as sellAtDesk } from './testing/open-desk';

const house = openDesk({ capacity: 5, slots: [2, 2] });

const saleOf = (quantity: number, more: object = {}) => saleAtDesk(house, quantity, more);
const sell = (sale: object) => sellAtDesk(house, sale);
const held = async () => (await house.site.db.select().from(quotas).orderBy(quotas.id)).map((quota) => quota.held);

describe('sell at desk', () => {
  test('tickets are sold, paid and to be printed at once, without a name or an address', async () => {
    await house.site.db.update(prices).set({ vat: 7 });
    const answer = await sell(saleOf(1, { quantities: [1, 2], sale_type_ids: [1, 2], total: '25.00', way: 'card' }));
    const { number, pdf_url } = answer.json<AnswerOf<'sellAtDesk'>>();
    expect(await held()).toEqual([3, 0, 0]);
    const pdf = await house.site.visitor().get(pdf_url);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const order = (await house.site.visitor().get(pdf_url.replace('tickets.pdf', ''))).json<Order>();
    expect(order).toMatchObject({ number, state: 'confirmed', paid: true, total: '25.00', tickets_quantity: 3 });
    expect(order.vat).toEqual([{ rate: 7, gross: '25.00', net: '23.36', tax: '1.64' }]);
    const [row] = await house.site.db.select().from(orders);
    expect([row?.paidBy, row?.paidAt && Date.parse(row.paidAt)]).toEqual(['card', NOW]);
    expect(await house.site.db.$count(mails)).toBe(0);
    expect((await house.site.db.select().from(auditLog))[0]).toMatchObject({
      action: 'create',
      subject: 'orders',
      subjectId: number,
      after: { total: '25.00', tickets: 3, paid_by: 'card' },
    });
  });

  test('a buyer with an address gets a mail that asks for no money', async () => {
    await sell(saleOf(1, { name: 'Ada Nová', email: 'ada@example.org' }));
    const [mail] = await house.site.db.select().from(mails);
    expect(mail?.recipient).toBe('ada@example.org');
    expect(mail?.text).toContain('Guten Tag Ada Nová,');
    expect(mail?.text).toContain('Ihre Zahlung ist eingegangen.');
    expect(mail?.text).not.toContain('Bitte bezahlen');
  });

  test('a name that no ticket can show is refused with its characters, and nothing is held', async () => {
    const answer = await sell(saleOf(1, { name: 'Ada 🎫' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'validation', field: 'name', details: { unprintable: '🎫' } }),
    ]);
    expect([await house.site.db.$count(orders), await held()]).toEqual([0, [0, 0, 0]]);
  });

  test('a timeslot has its own seats', async () => {
    const [slot] = house.shop.tour?.slots ?? [];
    const body = { seat_group: house.shop.tour?.id, block_id: slot };
    expect((await sell(saleOf(2, body))).statusCode).toBe(200);
    expect((await sell(saleOf(1, body))).json()).toMatchObject({ code: 'sold_out' });
    expect(await held()).toEqual([0, 2, 0]);
  });

  test('a repeated request sells once', async () => {
    const body = saleOf(2);
    const answers = [await sell(body), await sell(body)];
    expect(new Set(answers.map((answer) => answer.json<{ number: string }>().number)).size).toBe(1);
    expect([await house.site.db.$count(orders), await held()]).toEqual([1, [2, 0, 0]]);
  });

  test('tickets held in carts of the web are not sold', async () => {
    await holdOverHttp(house.site.visitor(), wantedLine(house.shop, 4, { seat_group: house.shop.hall.id }));
    expect((await sell(saleOf(2))).json()).toMatchObject({ code: 'sold_out' });
    expect((await sell(saleOf(1))).statusCode).toBe(200);
  });

  test('another price than was shown sells nothing, and holds nothing', async () => {
    expect((await sell(saleOf(2, { total: '20.00' }))).json()).toMatchObject({ code: 'conflict' });
    expect([await house.site.db.$count(orders), await held()]).toEqual([0, [0, 0, 0]]);
  });

  test('nothing is sold of a cancelled event, of another event’s groups, or with a wrong address', async () => {
    const other = await openShop(house.site.db, { idJet: 'VB-2' });
    const refused = async (more: object) => (await sell(saleOf(1, more))).statusCode;
    expect(await refused({ seat_group: other.hall.id })).toBe(400);
    expect(await refused({ email: 'ada' })).toBe(400);
    expect(await refused({ sale_type_ids: [1, 2] })).toBe(400);
    await house.site.db.update(events).set({ status: 'cancelled' });
    expect(await refused({})).toBe(409);
    expect(await house.site.db.$count(orders)).toBe(0);
  });
});
