import { randomUUID } from 'node:crypto';
import type { AnswerOf, Cart, ErrorBody, Order } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { documents, events, mails, orders, quotas } from '../../platform/db/schema';
import { BY_GATEWAY } from '../../testing/test-app';
import type { Visitor } from '../../testing/visitor';
import { openDesk, saleOf, sell } from '../box-office/testing/open-desk';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW } from '../cart/testing/shop';
import { expireUnpaid } from '../orders/expire-unpaid';
import { orderBody } from '../orders/testing/buying';

jest.setTimeout(60_000);
const house = openDesk({ capacity: 100 });
const ADDRESS = { street: 'Gasse 1', postcode: '10115', city: 'Berlin' };
const HOUR = 3_600_000;
/** The event of the tests begins on 25 November 2026 at 19:30 in Berlin. */
const START = Date.parse('2026-11-25T18:30:00.000Z');

const setRules = (sales: object) => house.site.db.update(documents).set({ value: { is_shop_online: true, sales } });
async function order(quantity: number, more: object = {}, visitor: Visitor = house.site.visitor()) {
  await holdOverHttp(visitor, wantedLine(house.shop, quantity));
  const answer = await visitor.write(
    'POST',
    '/de/api/orders/',
    orderBody(randomUUID(), quantity, { ...ADDRESS, ...more }),
  );
  const { number = '', signature = '', ...error } = answer.json<Partial<AnswerOf<'placeOrder'>> & Partial<ErrorBody>>();
  return { ...error, status: answer.statusCode, number, path: `/de/api/orders/${number}/${signature}/` };
}
const read = async (path: string) => (await house.site.visitor().get(path)).json<Order>();
const held = async () => (await house.site.db.select().from(quotas))[0]?.held;
const expire = (now: number) =>
  expireUnpaid(house.site.db, now, (error) => {
    throw error;
  });
const subjects = async () => (await house.site.db.select().from(mails).orderBy(mails.id)).map(({ subject }) => subject);

describe('ways of payment', () => {
  test('a site without rules of sale takes neither desk nor invoice, on any path, and no cash', async () => {
    await setRules({});
    for (const payment of ['desk', 'invoice'])
      expect(await order(1, { payment })).toMatchObject({ status: 400, code: 'validation', field: 'payment' });
    const visitor = house.site.visitor(BY_GATEWAY);
    await holdOverHttp(visitor, wantedLine(house.shop, 1));
    expect((await visitor.get('/de/api/shop-cart/')).json<Cart>()).toMatchObject({ payments: [] });
    const fields = { ...orderBody('', 1), key: randomUUID(), terms: 'true' };
    const posted = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
    const form = await visitor.send({ method: 'POST', url: '/de/api/orders/posts/', payload: { posted } });
    expect(form.json()).toEqual({ done: false, reason: 'values', problems: { payment: 'invalid' } });
    expect((await sell(house, saleOf(house, 1))).json()).toMatchObject({ code: 'validation', field: 'way' });
    expect((await sell(house, saleOf(house, 1, { way: 'card' }))).statusCode).toBe(200);
    expect(await house.site.db.$count(orders)).toBe(1);
  });

  test('a way is offered up to its amount, the desk while there is time to pay there', async () => {
    await setRules({ pay_desk: true, max_desk: '24.00', pay_invoice: true, desk_minutes: 60 });
    const visitor = house.site.visitor();
    const offered = async () => (await visitor.get('/de/api/shop-cart/')).json<Cart>().payments;
    await holdOverHttp(visitor, wantedLine(house.shop, 2));
    expect(await offered()).toEqual(['desk', 'invoice']);
    await holdOverHttp(visitor, wantedLine(house.shop, 1));
    expect(await offered()).toEqual(['invoice']);
    expect(await order(3)).toMatchObject({ status: 400, field: 'payment' });
    house.site.setNow(START - HOUR);
    expect(await order(1)).toMatchObject({ status: 400, field: 'payment' });
  });

  test('the desk takes cash only where the site does, also for an order of the web', async () => {
    await setRules({ pay_desk: true });
    const { number } = await order(1);
    const pay = (way: string) => house.desk.write('POST', `/api/box-office/orders/${number}/payment/`, { way });
    expect((await pay('cash')).json()).toMatchObject({ code: 'validation', field: 'way' });
    expect((await pay('card')).statusCode).toBe(200);
    const path = `/de/api/box-office/events/${house.shop.eventId}/`;
    expect((await house.desk.get(path)).json<AnswerOf<'boxOfficeEvent'>>().ways).toEqual(['card', 'transfer']);
  });
});

describe('unpaid tickets', () => {
  const from = (address: string) => house.site.visitor({ ...BY_GATEWAY, 'x-forwarded-for': address });

  test('have a limit for each e-mail address, client address and date', async () => {
    await setRules({ pay_desk: true, unpaid_email: 3, unpaid_client: 5, unpaid_date: 8 });
    expect((await order(3, {}, from('203.0.113.1'))).status).toBe(200);
    const refused = (limit: string) => ({ status: 409, code: 'unpaid_limit', field: 'payment', details: { limit } });
    expect(await order(1, { email: 'JIRI@example.org' }, from('203.0.113.2'))).toMatchObject(refused('email'));
    expect(await order(3, { email: 'b@example.org' }, from('203.0.113.1'))).toMatchObject(refused('client'));
    expect((await order(3, { email: 'b@example.org' }, from('203.0.113.2'))).status).toBe(200);
    expect(await order(3, { email: 'c@example.org' }, from('203.0.113.3'))).toMatchObject(refused('date'));
    expect((await sell(house, saleOf(house, 5, { way: 'card' }))).statusCode).toBe(200);
  });

  test('at the same time the limit holds as well', async () => {
    await setRules({ pay_desk: true, unpaid_email: 3 });
    const all = await Promise.all(Array.from({ length: 4 }, () => order(1)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
  });
});

describe('terms of payment', () => {
  test('an unpaid order is reminded of once, and frees its seats when its term is over', async () => {
    await setRules({ pay_desk: true, desk_days: 2, reminder_hours: 24 });
    const { path, number } = await order(2);
    const due = NOW + 48 * HOUR;
    expect(await read(path)).toMatchObject({ owed: '24.00', pay_until: new Date(due).toISOString() });
    await expire(due - 25 * HOUR);
    expect(await subjects()).toEqual([`Ihre Karten: Bestellung ${number}`]);
    for (const now of [due - 23 * HOUR, due - 1]) expect(await expire(now)).toEqual([]);
    expect(await subjects()).toEqual([`Ihre Karten: Bestellung ${number}`, `Noch nicht bezahlt: Bestellung ${number}`]);
    expect(await held()).toBe(2);
    await expire(due);
    expect([(await read(path)).state, await held()]).toEqual(['cancelled', 0]);
    const last = (await house.site.db.select().from(mails).orderBy(mails.id)).at(-1);
    expect(last?.text).toContain('nicht rechtzeitig bezahlt');
    expect(await house.site.db.$count(mails)).toBe(3);
  });

  test('nobody is reminded to pay for an event that was cancelled', async () => {
    await setRules({ pay_desk: true, desk_days: 2, reminder_hours: 24 });
    await order(1);
    await house.site.db.update(events).set({ status: 'cancelled' });
    await expire(NOW + 30 * HOUR);
    expect(await house.site.db.$count(mails)).toBe(1);
  });

  test('an order for the desk ends before the start, one by invoice after its days', async () => {
    await setRules({ pay_desk: true, pay_invoice: true, desk_minutes: 30, invoice_days: 10 });
    const dueOf = async (payment: string) => (await read((await order(1, { payment })).path)).pay_until;
    expect(await dueOf('desk')).toBe(new Date(START - HOUR / 2).toISOString());
    expect(await dueOf('invoice')).toBe(new Date(NOW + 240 * HOUR).toISOString());
  });

  test('what is paid, or costs nothing, stays', async () => {
    await setRules({ pay_desk: true, desk_days: 1, desk_cash: true });
    const { path, number } = await order(1);
    await house.desk.write('POST', `/api/box-office/orders/${number}/payment/`, { way: 'cash' });
    await sell(house, saleOf(house, 1));
    await expire(START);
    expect((await read(path)).state).toBe('confirmed');
    expect(await held()).toBe(2);
  });
});

describe('cancellation by the link of an order', () => {
  const cancel = async (path: string) => (await house.site.visitor().write('POST', `${path}cancel/`)).statusCode;

  test('is refused unless the site allows it', async () => {
    await setRules({ pay_desk: true });
    const { path } = await order(1);
    expect((await read(path)).can_cancel).toBe(false);
    expect(await cancel(path)).toBe(409);
    expect(await house.site.db.$count(orders, eq(orders.state, 'confirmed'))).toBe(1);
  });

  test('is possible until the hours before the start that the cart names', async () => {
    await setRules({ pay_desk: true, cancel_by_link: true, cancel_hours: 48 });
    const visitor = house.site.visitor();
    const late = await order(1);
    const { path } = await order(1, {}, visitor);
    await holdOverHttp(visitor, wantedLine(house.shop, 1));
    expect((await visitor.get('/de/api/shop-cart/')).json<Cart>().terms).toMatchObject({ cancel_hours: 48 });
    expect(await cancel(path)).toBe(200);
    house.site.setNow(START - 48 * HOUR);
    expect(await cancel(late.path)).toBe(409);
  });
});
