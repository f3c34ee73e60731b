import { randomUUID } from 'node:crypto';
import { orders } from '../tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from './testing/buying';

let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('orders: posts', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db, { capacity: 8 });
    visitor = site.visitor(BY_GATEWAY);
    await holdOverHttp(visitor, wantedLine(shop, 2));
  });

  const KEY = randomUUID();
  const post = (more: object = {}, url = '/de/api/orders/posts/', by = visitor) => {
    const { idempotency_key, ...values } = orderBody(KEY, 2, more);
    const pairs = Object.entries({ ...values, key: idempotency_key }).map(([name, value]) => [name, String(value)]);
    return by.send({ method: 'POST', url, payload: { posted: new URLSearchParams(pairs).toString() } });
  };

  test('a form that was posted makes the order, and leads to its page; posted again, to the same', async () => {
    const first = await post();
    expect(first.json()).toEqual({
      done: true,
      location: expect.stringMatching(/^\/de\/webshop\/orders\/[2-9A-Z-]{9}\/[\w-]{43}\?placed=1$/) as string,
    });
    // The badge's cookies go, as nothing is held any more.
    expect(first.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual([
      'cartAmount',
      'cartUrl',
    ]);
    expect((await post()).json()).toEqual(first.json());
    expect(await site.db.select().from(orders)).toHaveLength(1);
  });

  test('all problems are reported at once', async () => {
    const answer = await post({ first_name: '', email: 'x', payment: 'invoice', terms: '' });
    expect(answer.json()).toEqual({
      done: false,
      reason: 'values',
      problems: {
        first_name: 'required',
        email: 'email',
        street: 'required',
        postcode: 'required',
        city: 'required',
        terms: 'required',
      },
    });
  });

  test('an expired reservation is reported, and nothing is made', async () => {
    site.setNow(NOW + 15 * 60_000);
    expect((await post()).json()).toEqual({ done: false, reason: 'values', problems: { '': 'no_reservation' } });
    expect(await site.db.select().from(orders)).toEqual([]);
  });

  test('hidden controls that were tampered with are refused', async () => {
    expect((await post({ tickets: 'x' })).statusCode).toBe(400);
    expect((await post({ total: '-1' })).statusCode).toBe(400);
    expect(await site.db.select().from(orders)).toEqual([]);
  });

  test('an order is cancelled by a post to its page', async () => {
    const { location = '' } = (await post()).json<{ location?: string }>();
    const [, , , , number, signature] = location.split(/[/?]/);
    const url = `/de/api/orders/${number}/${signature}/posts/`;
    expect((await post({}, url)).json()).toEqual({ done: true });
    expect(await site.db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'cancelled' }]);
  });

  test('only the gateway passes posts on', async () => {
    expect((await post({}, '/de/api/orders/posts/', site.visitor())).statusCode).toBe(403);
  });
});
