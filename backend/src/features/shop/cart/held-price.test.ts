import { randomUUID } from 'node:crypto';
import type { Cart, Order } from '@vestibule/contracts';
import { prices } from '../../../engines/records/tables';
import { BY_GATEWAY, createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { orderBody } from '../orders/testing/buying';
import { addVoucher } from '../vouchers/testing/add-voucher';
import { holdOverHttp, wantedLine } from './testing/hold-over-http';
import { NOW, openShop, type Shop } from './testing/shop';

let site: TestApp;
let shop: Shop;
let visitor: Visitor;
describe('held price', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOW);
    shop = await openShop(site.db);
    visitor = site.visitor(BY_GATEWAY);
    await holdOverHttp(visitor, wantedLine(shop, 2));
    await site.db.update(prices).set({ price: '25.00' });
  });

  const read = async () => (await visitor.get('/de/api/shop-cart/')).json<Cart>();
  const [MINUTE, HELD, TODAY] = [60_000, '12.00', '25.00'];

  test('tickets keep the price at which they were held: in the cart, when they are extended or changed, and in the order', async () => {
    expect(await read()).toMatchObject({ total: '24.00', lines: [{ price: HELD }] });
    site.setNow(NOW + 10 * MINUTE);
    await visitor.write('POST', '/de/api/shop-cart/extension/');
    site.setNow(NOW + 20 * MINUTE);
    const line = (await read()).lines[0]?.id ?? 0;
    await visitor.write('PATCH', `/de/api/shop-cart/lines/${line}/`, { quantity: 3 });
    expect(await read()).toMatchObject({ total: '36.00', lines: [{ price: HELD, quantity: 3 }] });
    const placed = await visitor.write('POST', '/de/api/orders/', orderBody(randomUUID(), 3));
    expect(placed.statusCode).toBe(200);
    const { number, signature } = placed.json<{ number: string; signature: string }>();
    const order = (await visitor.get(`/de/api/orders/${number}/${signature}/`)).json<Order>();
    expect(order).toMatchObject({ total: '36.00', lines: [{ price: HELD }] });
  });

  test('tickets that are held later have the price of then, and so have those that ran out', async () => {
    await holdOverHttp(visitor, wantedLine(shop, 1));
    expect((await read()).lines.map(({ price }) => price)).toEqual([HELD, TODAY]);
    site.setNow(NOW + 16 * MINUTE);
    await holdOverHttp(visitor, wantedLine(shop, 1));
    expect(await read()).toMatchObject({ total: TODAY, lines: [{ price: TODAY }] });
  });

  test('a voucher takes its per cent off the held price', async () => {
    await addVoucher(site.db);
    const posted = new URLSearchParams({ voucher: 'HERBST10' }).toString();
    await visitor.send({ method: 'POST', url: '/de/api/shop-cart/changes/', payload: { posted } });
    expect(await read()).toMatchObject({ total: '21.60', voucher: { discount: '2.40' } });
  });
});
