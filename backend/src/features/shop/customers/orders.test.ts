import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@vestibule/contracts';
import { orders } from '../tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { holdOverHttp, wantedLine } from '../cart/testing/hold-over-http';
import { NOW, openShop, type Shop } from '../cart/testing/shop';
import { orderBody } from '../orders/testing/buying';
import { customer, person, post, somebody, type Person } from './testing/customers';

/** Orders are those of the account that was logged in, and of no other. */
let site: TestApp;
let shop: Shop;
let who: Person;
describe('customers: orders', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    who = person();
    shop = await openShop(site.db, { capacity: 8 });
  });
  afterAll(() => site.close());

  async function buy(visitor: Visitor, more: object = {}): Promise<string> {
    await holdOverHttp(visitor, wantedLine(shop, 2));
    const answer = await visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 2, more));
    return answer.json<AnswerOf<'placeOrder'>>().number;
  }
  const ordersOf = async (visitor: Visitor) =>
    (await visitor.get('/en/api/customer/orders/')).json<AnswerOf<'customerOrders'>>();

  test('orders of a logged-in customer are listed with the page of each', async () => {
    const ida = await customer(site, who);
    const first = await buy(ida);
    site.setNow(NOW + 60_000);
    const second = await buy(ida);
    const listed = await ordersOf(ida);
    expect(listed.map(({ number }) => number)).toEqual([second, first]);
    expect(listed[1]).toEqual({
      number: first,
      state: 'confirmed',
      created_at: new Date(NOW).toISOString(),
      total: '24.00',
      tickets_quantity: 2,
      url: expect.stringMatching(new RegExp(`^/en/webshop/orders/${first}/[\\w-]{43}$`)) as string,
    });
  });

  test('a guest’s order is nobody’s, whatever address it names, and so is another customer’s', async () => {
    const ida = await customer(site, who);
    await buy(somebody(site), { email: who.email });
    await buy(await customer(site, person()));
    expect(await ordersOf(ida)).toEqual([]);
  });

  test('the order of a form that was posted without script belongs to the account as well', async () => {
    const ida = await customer(site, who);
    await holdOverHttp(ida, wantedLine(shop, 1));
    const { idempotency_key: key, ...values } = orderBody(randomUUID(), 1);
    const posted = Object.fromEntries(Object.entries({ ...values, key }).map(([name, value]) => [name, String(value)]));
    expect((await post(ida, '/de/api/orders/posts/', posted)).done).toBe(true);
    expect(await ordersOf(ida)).toHaveLength(1);
  });

  test('the books keep the orders of an account that is deleted, without it', async () => {
    const ida = await customer(site, who);
    const number = await buy(ida);
    expect((await post(ida, '/de/api/customer/deletion/posts/', { password: who.password })).done).toBe(true);
    expect(await site.db.select({ number: orders.number, customerId: orders.customerId }).from(orders)).toEqual([
      { number, customerId: null },
    ]);
  });

  test('names and address are the customer’s to change', async () => {
    const ida = await customer(site, who);
    const address = { street: 'Salzgasse 1', postcode: '01067', city: 'Dresden' };
    const values = { first_name: 'Ida', last_name: ' Neu ', ...address };
    expect(await post(ida, '/de/api/customer/posts/', values)).toEqual({ done: true });
    expect((await ida.get('/api/customer/')).json()).toEqual({
      customer: { email: who.email, first_name: 'Ida', last_name: 'Neu', ...address },
    });
    expect(await post(ida, '/de/api/customer/posts/', { ...values, last_name: '', city: 'x'.repeat(81) })).toEqual({
      done: false,
      reason: 'values',
      problems: { last_name: 'required', city: 'long' },
    });
  });
});
