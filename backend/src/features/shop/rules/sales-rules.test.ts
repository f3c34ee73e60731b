import { randomUUID } from 'node:crypto';
import type { AnswerOf, Cart } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { orders } from '../tables';
import { BY_GATEWAY } from '../../../testing/test-app';
import { saleOf, sell } from '../box-office/testing/open-desk';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { orderBody } from '../orders/testing/buying';
import { HOUR, openPayLater, START } from './testing/pay-later';

const { house, order, read, setRules } = openPayLater();

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
