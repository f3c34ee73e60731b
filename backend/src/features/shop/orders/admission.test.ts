import { randomUUID } from 'node:crypto';
import type { AnswerOf, ErrorBody, Order } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { documents } from '../../../platform/db/tables';
import { events } from '../../../engines/records/tables';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { OPEN_SALES, openShop } from '../cart/testing/shop';
import { openDesk } from '../box-office/testing/open-desk';
import { pdfText } from '../../../testing/pdf-text';
import { orderBody } from './testing/buying';

const house = openDesk({ capacity: 10 });
const ADDRESS = { street: 'Gasse 1', postcode: '10115', city: 'Berlin' };

/** Orders two tickets on the web; returns the path of the order's call. */
async function order(payment: 'desk' | 'invoice', shop: { readonly idJet: string } = house.shop): Promise<string> {
  const visitor = house.site.visitor();
  await holdOverHttp(visitor, wantedLine(shop, 2));
  const body = orderBody(randomUUID(), 2, { payment, ...ADDRESS });
  const placed = (await visitor.write('POST', '/de/api/orders/', body)).json<AnswerOf<'placeOrder'>>();
  return `/de/api/orders/${placed.number}/${placed.signature}/`;
}
const read = async (path: string) => (await house.site.visitor().get(path)).json<Order>();
const codeOf = async (path: string) => (await read(path)).lines[0]?.tickets[0]?.code ?? '';
const checkIn = async (code: string, more: object = { event: house.shop.eventId }) => {
  const answer = await house.desk.write('POST', '/api/tickets/check-in/', { code, ...more });
  return { ...answer.json<Partial<ErrorBody> & { readonly status?: string }>(), http: answer.statusCode };
};
const doorList = async () =>
  (await house.desk.get(`/de/api/box-office/events/${house.shop.eventId}/door/`)).json<AnswerOf<'doorList'>>();
const change = (values: Partial<typeof events.$inferInsert>) =>
  house.site.db.update(events).set(values).where(eq(events.id, house.shop.eventId));

describe('admission', () => {
  test.each(['desk', 'invoice'] as const)(
    'an unpaid order by %s is refused with its amount, and admitted once paid',
    async (payment) => {
      const path = await order(payment);
      const code = await codeOf(path);
      const { number, owed, paid } = await read(path);
      expect({ owed, paid }).toEqual({ owed: '24.00', paid: false });
      const refused = { http: 409, code: 'ticket_unpaid', field: 'code', details: { order: number, owed: '24.00' } };
      expect(await checkIn(code)).toMatchObject(refused);
      expect((await doorList()).tickets.map((ticket) => ticket.owed)).toEqual(['24.00', '24.00']);
      await house.desk.write('POST', `/api/box-office/orders/${number}/payment/`, { way: 'card' });
      expect((await checkIn(code)).http).toBe(200);
      expect((await doorList()).tickets.map((ticket) => ticket.owed)).toEqual(['', '']);
      expect(await read(path)).toMatchObject({ owed: '', paid: true });
    },
  );

  test('an unpaid invoice is admitted where the site allows it, and shown as unpaid; an order for the desk is not', async () => {
    const sales = { ...OPEN_SALES, admit_invoice: true };
    await house.site.db.update(documents).set({ value: { is_shop_online: true, sales } });
    const [invoice, desk] = [await codeOf(await order('invoice')), await codeOf(await order('desk'))];
    const listed = (await doorList()).tickets.map(({ owed, may_owe }) => [owed, may_owe]);
    expect(listed.toSorted()).toEqual([
      ['24.00', false],
      ['24.00', false],
      ['24.00', true],
      ['24.00', true],
    ]);
    expect(await checkIn(invoice)).toMatchObject({ http: 200, owed: '24.00' });
    expect(await checkIn(desk)).toMatchObject({ http: 409, code: 'ticket_unpaid' });
  });

  test('the ticket on paper says what is to be paid, until it is', async () => {
    const path = await order('desk');
    const { number, pdf_url } = await read(path);
    const paper = async () => pdfText((await house.site.visitor().get(pdf_url)).rawPayload).replaceAll('\u00a0', ' ');
    expect(await paper()).toContain('Noch nicht bezahlt: 24 €');
    await house.desk.write('POST', `/api/box-office/orders/${number}/payment/`, { way: 'cash' });
    expect(await paper()).not.toContain('Noch nicht bezahlt');
  });

  test('the closing counts tickets sold on the day that are not paid', async () => {
    await order('desk');
    const closing = (await house.desk.get('/api/box-office/closing/')).json<AnswerOf<'closing'>>();
    expect(closing.unpaid).toEqual({ orders: 1, tickets: 2, amount: '24.00' });
  });

  test('each refusal has a code of its own', async () => {
    const path = await order('desk');
    const code = await codeOf(path);
    const other = await openShop(house.site.db, { idJet: 'VB-2' });
    expect(await checkIn(code, { event: other.eventId })).toMatchObject({ code: 'other_event', field: 'event' });
    await house.desk.write('POST', `/api/box-office/orders/${(await read(path)).number}/payment/`, { way: 'card' });
    await checkIn(code);
    expect(await checkIn(code)).toMatchObject({
      code: 'ticket_used',
      details: { used_at: expect.any(String) as string },
    });
  });

  test('a ticket of a cancelled order is refused as one, also at the door of another date', async () => {
    const path = await order('desk');
    const code = await codeOf(path);
    await house.site.visitor().write('POST', `${path}cancel/`);
    const other = await openShop(house.site.db, { idJet: 'VB-2' });
    for (const event of [house.shop.eventId, other.eventId])
      expect(await checkIn(code, { event })).toMatchObject({ http: 409, code: 'ticket_cancelled' });
  });

  test('nobody is admitted to a cancelled event; at the door of a moved one the ticket says so', async () => {
    const path = await order('desk');
    const code = await codeOf(path);
    await house.desk.write('POST', `/api/box-office/orders/${(await read(path)).number}/payment/`, { way: 'card' });
    await change({ status: 'cancelled' });
    expect(await checkIn(code)).toMatchObject({ http: 409, code: 'event_cancelled', field: 'event' });
    expect(await checkIn(code, {})).toMatchObject({ code: 'event_cancelled' });
    expect((await doorList()).status).toBe('cancelled');
    await change({ status: 'moved' });
    expect(await checkIn(code)).toMatchObject({ http: 200, status: 'moved' });
  });
});
