import { createTestApp, type TestApp } from '../../../testing/test-app';
import { closeShops, NOW, openShop, type Shop } from '../cart/testing/shop';

let site: TestApp;
let shop: Shop;
describe('ticket limit', () => {
  beforeEach(async () => {
    site = await createTestApp({ ticketsPerAddress: 30 });
    site.setNow(NOW);
    await closeShops(site.db);
    shop = await openShop(site.db, { capacity: 100 });
  });
  afterEach(() => site.close());

  /** Everybody has a cart of their own: a client who wants all the seats sends no cookies. */
  const book = (from: string, quantity: number) =>
    site
      .visitor({ 'x-forwarded-for': from })
      .write('POST', '/de/api/shop-cart/', { event_jet_id: shop.idJet, quantities: [quantity], sale_type_ids: [1] });
  const statuses = async (bookings: readonly ReturnType<typeof book>[]) =>
    (await Promise.all(bookings)).map(({ statusCode }) => statusCode);
  const count = (all: readonly number[], status: number) => all.filter((one) => one === status).length;

  test('one address cannot take all seats with many carts, others get theirs', async () => {
    const all = await statuses(Array.from({ length: 100 }, () => book('192.0.2.1', 1)));
    expect([count(all, 200), count(all, 429)]).toEqual([30, 70]);
    const refused = await book('192.0.2.1', 1);
    expect(refused.json()).toEqual({
      code: 'rate_limited',
      message: 'Too many tickets have been reserved from your connection. Please try again in 15 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    expect((await book('192.0.2.2', 20)).statusCode).toBe(200);
  });

  test('tickets that were not reserved are not counted', async () => {
    for (let time = 0; time < 4; time += 1)
      expect(
        (
          await site
            .visitor({ 'x-forwarded-for': '192.0.2.3' })
            .write('POST', '/de/api/shop-cart/', { event_jet_id: 'no-such', quantities: [20], sale_type_ids: [1] })
        ).statusCode,
      ).toBe(404);
    expect(await statuses([book('192.0.2.3', 20), book('192.0.2.3', 10)])).toEqual([200, 200]);
  });

  test('a repeated request counts once', async () => {
    const visitor = site.visitor({ 'x-forwarded-for': '192.0.2.4' });
    const body = {
      lines: [{ event_jet_id: shop.idJet, quantities: [10], sale_type_ids: [1] }],
      idempotency_key: '0b0f4f0e-67f7-4f0e-8a0e-6f6f5d3c2b1a',
    };
    for (let time = 0; time < 5; time += 1)
      expect((await visitor.write('POST', '/de/api/shop-cart/', body)).statusCode).toBe(200);
    expect((await book('192.0.2.4', 20)).statusCode).toBe(200);
  });

  test('control: without a limit the same client has every seat', async () => {
    const open = await createTestApp({ db: site.db });
    open.setNow(NOW);
    const one = () =>
      open
        .visitor({ 'x-forwarded-for': '192.0.2.1' })
        .write('POST', '/de/api/shop-cart/', { event_jet_id: shop.idJet, quantities: [1], sale_type_ids: [1] });
    expect(count(await statuses(Array.from({ length: 100 }, one)), 200)).toBe(100);
    await open.close();
  });
});
