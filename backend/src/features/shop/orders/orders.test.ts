import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Order } from '@vestibule/contracts';
import { events, prices, quotas } from '../../../engines/records/tables';
import { holds, orders, tickets } from '../tables';
import { mails } from '../../../engines/mail/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from './testing/buying';

const MINUTE = 60_000;
let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('orders', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db, { capacity: 8 });
    visitor = site.visitor({ 'x-forwarded-host': 'www.example.org' });
  });

  const hold = (quantity: number, saleType = 1) =>
    holdOverHttp(visitor, wantedLine(shop, quantity, { sale_type_ids: [saleType] }));
  const place = (body: object, lang = 'de', by = visitor) => by.write('POST', `/${lang}/api/orders/`, body);
  const buy = async (quantity: number, lang = 'de') => {
    await hold(quantity);
    const answer = await place(orderBody(randomUUID(), quantity), lang);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ number: string; signature: string; url: string }>();
  };
  const pathOf = ({ number, signature }: { number: string; signature: string }) =>
    `/de/api/orders/${number}/${signature}/`;
  const state = async () => ({
    held: (await site.db.select().from(quotas)).map((quota) => quota.held),
    holds: (await site.db.select().from(holds)).length,
    orders: (await site.db.select().from(orders)).length,
    tickets: (await site.db.select().from(tickets)).length,
    mails: (await site.db.select().from(mails)).length,
  });
  const NOTHING_SOLD = { held: [2], holds: 1, orders: 0, tickets: 0, mails: 0 };

  test('the tickets of a cart are sold whole, once, and confirmed by mail in the buyer’s language', async () => {
    await site.db.update(prices).set({ vat: 8.1 });
    await hold(2);
    await hold(1, 2);
    const answer = await place(orderBody(randomUUID(), 3, { total: '30.50' }), 'cs');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const placed = answer.json<{ number: string; signature: string; url: string }>();
    expect(placed.number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(placed.url).toBe(`/cs/webshop/orders/${placed.number}/${placed.signature}`);
    expect(await state()).toEqual({ held: [3], holds: 0, orders: 1, tickets: 3, mails: 1 });
    expect((await visitor.get('/de/api/shop-cart/')).json()).toMatchObject({ tickets_quantity: 0 });
    const order = (await visitor.get(pathOf(placed))).json<Order>();
    expect(order).toMatchObject({ state: 'confirmed', total: '30.50', tickets_quantity: 3, can_cancel: true });
    expect(order.vat).toEqual([{ rate: 8.1, gross: '30.50', net: '28.21', tax: '2.29' }]);
    expect(order.lines.map(({ vat }) => vat)).toEqual([8.1, 8.1]);
    expect(order.lines.map(({ price, quantity, tickets: own }) => [price, quantity, own.length])).toEqual([
      ['12.00', 2, 2],
      ['6.50', 1, 1],
    ]);
    const [mail] = await site.db.select().from(mails);
    expect(mail).toMatchObject({
      recipient: 'jiri@example.org',
      lang: 'cs',
      subject: `Vaše vstupenky: objednávka ${placed.number}`,
    });
    expect(mail?.text).toContain(`https://www.example.org${placed.url}`);
    expect(mail?.text.match(/Orgelnacht/g)).toHaveLength(1);
    expect(mail?.text.match(/^Vstupenky: .*$/gm)).toHaveLength(2);
    expect(mail?.text).toContain('Celkem: 30,50\u00a0€');
  });

  test('a repeated request gets the same order, also at the same time', async () => {
    await hold(2);
    await visitor.csrf();
    const body = orderBody(randomUUID(), 2);
    const answers = await Promise.all([place(body), place(body), place(body)]);
    const numbers = [...answers, await place(body)].map((answer) => answer.json<{ number: string }>().number);
    expect(new Set(numbers).size).toBe(1);
    expect(await state()).toEqual({ held: [2], holds: 0, orders: 1, tickets: 2, mails: 1 });
  });

  test('an order keeps the prices that it was made with, and follows its event', async () => {
    const placed = await buy(1);
    await site.db.update(prices).set({ price: '99.00', vat: 19 });
    await site.db.update(events).set({ title: { de: 'Anders' } });
    const order = (await visitor.get(pathOf(placed))).json<Order>();
    expect([order.total, order.lines[0]?.price, order.lines[0]?.event_title]).toEqual(['12.00', '12.00', 'Anders']);
  });

  test.each([
    ['has run out', { after: 15 * MINUTE }, {}, 409, 'no_reservation'],
    ['is more than was shown', {}, { tickets: 1, total: '12.00' }, 409, 'conflict'],
    ['is less than was shown', {}, { tickets: 3, total: '36.00' }, 409, 'no_reservation'],
    ['costs something else', {}, { total: '20.00' }, 409, 'conflict'],
  ] as const)(
    'a cart that %s is not ordered, and nothing changes',
    async (_, { after = 0 }: { after?: number }, more, status, code) => {
      await hold(2);
      site.setNow(NOW + after);
      const answer = await place(orderBody(randomUUID(), 2, more));
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
      if (code === 'no_reservation') expect(answer.json()).toMatchObject({ response_code: -204 });
      expect(await state()).toEqual(NOTHING_SOLD);
    },
  );

  test('tickets of a cancelled event are not sold', async () => {
    await hold(2);
    await site.db.update(events).set({ status: 'cancelled' });
    expect((await place(orderBody(randomUUID(), 2))).json()).toMatchObject({ code: 'conflict' });
    expect(await state()).toEqual(NOTHING_SOLD);
  });

  test('nobody orders from somebody else’s cart, or from none', async () => {
    await hold(2);
    const other = site.visitor();
    expect((await place(orderBody(randomUUID(), 2), 'de', other)).json()).toMatchObject({ code: 'no_reservation' });
    expect(await state()).toEqual(NOTHING_SOLD);
  });

  test.each([
    [{ email: 'jiri' }, 'email'],
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: 'x'.repeat(81) }, 'last_name'],
    [{ terms: false }, 'terms'],
    [{ payment: 'gold' }, 'payment'],
    [{ payment: 'invoice' }, 'street'],
    [{ total: 24 }, 'total'],
    [{ total: '24' }, 'total'],
    [{ tickets: 0 }, 'tickets'],
    [{ idempotency_key: 'x' }, 'idempotency_key'],
    [{ more: 1 }, 'more'],
  ])('%j is refused by its name', async (wrong, field) => {
    await hold(2);
    const answer = await place(orderBody(randomUUID(), 2, wrong));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
    expect(await state()).toEqual(NOTHING_SOLD);
  });

  test('an order is seen by its signed link alone', async () => {
    const placed = await buy(1);
    const other = site.visitor();
    expect((await other.get(pathOf(placed))).statusCode).toBe(200);
    for (const wrong of [
      { ...placed, signature: `${placed.signature.slice(0, -1)}_` },
      { ...placed, number: 'AAAA-AAAA' },
    ])
      for (const path of [pathOf(wrong), `${pathOf(wrong)}tickets.pdf`, `${pathOf(wrong)}tickets.ics`])
        expect((await other.get(path)).statusCode).toBe(404);
  });

  test('a cancelled order gives its tickets back once, and opens no door', async () => {
    await site.db.update(quotas).set({ capacity: 2 }).where(eq(quotas.id, shop.hall.quotaId));
    const placed = await buy(2);
    const cancel = () => visitor.write('POST', `${pathOf(placed)}cancel/`);
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.map(({ headers }) => headers['x-purge-tags']).filter(Boolean)).toEqual([
      `events,event:${shop.eventId}`,
    ]);
    expect(answers[0]?.json()).toMatchObject({ state: 'cancelled', can_cancel: false, pdf_url: '' });
    expect(await state()).toMatchObject({ held: [0], mails: 2 });
    expect((await visitor.get(`${pathOf(placed)}tickets.pdf`)).statusCode).toBe(404);
    await buy(2);
    expect(await state()).toMatchObject({ held: [2], orders: 2 });
  });

  test('an order cannot be cancelled after the event has begun', async () => {
    const placed = await buy(1);
    site.setNow(Date.parse('2026-11-25T18:30:00.000Z'));
    const answer = await visitor.write('POST', `${pathOf(placed)}cancel/`);
    expect([answer.statusCode, await state()]).toEqual([409, expect.objectContaining({ held: [1] })]);
  });
});
