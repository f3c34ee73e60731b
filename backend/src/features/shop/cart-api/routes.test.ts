import { eq } from 'drizzle-orm';
import { carts } from '../tables';
import { quotas } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { closeShops, NOW, openShop, type Shop } from '../cart/testing/shop';

const KEY = '0b0f4f0e-67f7-4f0e-8a0e-6f6f5d3c2b1a';
let site: TestApp;
let shop: Shop;

describe('cart api: routes', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.setNow(NOW);
    await closeShops(site.db);
    shop = await openShop(site.db, { capacity: 8 });
  });

  const line = (more: object = {}) => ({ event_jet_id: shop.idJet, quantities: [2], sale_type_ids: [1], ...more });
  const lines = (...list: object[]) => ({ lines: list, idempotency_key: KEY });

  test.each(['/de/api/shop-cart/', '/en/api/shop-cart', '/api/shop-cart/', '/api/shop-cart'])(
    '%s takes a single line',
    async (url) => {
      const visitor = site.visitor({ 'accept-language': 'cs' });
      const answer = await visitor.write('POST', url, line());
      expect(answer.statusCode).toBe(200);
      const lang = url.startsWith('/api') ? 'cs' : url.slice(1, 3);
      expect(answer.json()).toEqual({ tickets_quantity: 2, cart_url: `/${lang}/cart` });
      expect((await visitor.get(url)).json()).toMatchObject({ tickets_quantity: 2, total: '24.00' });
    },
  );

  test('success sets the cookies for 15 minutes; only the cart’s own is hidden from scripts', async () => {
    const answer = await site.visitor().write('POST', '/de/api/shop-cart/', lines(line()));
    const cookies = Object.fromEntries(
      answer.cookies.filter(({ name }) => name.startsWith('cart')).map((cookie) => [cookie.name, cookie]),
    );
    expect(cookies['cartid']).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 900,
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(cookies['cartAmount']).toMatchObject({ value: '2', path: '/', maxAge: 900 });
    expect(cookies['cartUrl']).toMatchObject({ value: '/de/cart', path: '/', maxAge: 900 });
    expect(cookies['cartAmount']?.httpOnly).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('a second addition joins the same cart; a repeated one does not count twice', async () => {
    const visitor = site.visitor();
    await visitor.write('POST', '/de/api/shop-cart/', lines(line()));
    expect((await visitor.write('POST', '/de/api/shop-cart/', lines(line()))).json()).toMatchObject({
      tickets_quantity: 2,
    });
    expect((await visitor.write('POST', '/de/api/shop-cart/', line())).json()).toMatchObject({ tickets_quantity: 4 });
    expect(await site.db.select().from(carts)).toHaveLength(1);
  });

  const MINUTE = 60_000;

  test('with a domain the badge’s cookies are set and taken away for all its hosts, the cart’s for this alone', async () => {
    const house = await createTestApp({ operatorSettings: { shop_frame: '', cookie_domain: 'museum.example' } });
    try {
      house.setNow(NOW);
      const { idJet } = await openShop(house.db, { capacity: 8 });
      const visitor = house.visitor();
      const added = await visitor.write('POST', '/de/api/shop-cart/', lines(line({ event_jet_id: idJet })));
      const domains = (answer: typeof added) =>
        Object.fromEntries(
          answer.cookies.filter(({ name }) => name.startsWith('cart')).map(({ name, domain }) => [name, domain]),
        );
      const shared = { cartAmount: 'museum.example', cartUrl: 'museum.example' };
      expect(domains(added)).toEqual({ cartid: undefined, ...shared });
      house.setNow(NOW + 16 * MINUTE);
      expect(domains(await visitor.get('/de/api/shop-cart/'))).toEqual(shared);
    } finally {
      await house.close();
    }
  });

  const cookiesOf = (answer: { readonly cookies: readonly { name: string; value: string; maxAge?: number }[] }) =>
    Object.fromEntries(
      answer.cookies
        .filter(({ name }) => name.startsWith('cart'))
        .map(({ name, value, maxAge }) => [name, [name === 'cartid' ? '' : value, maxAge]]),
    );

  test('reading the cart sets the badge to the held tickets, until they expire', async () => {
    const visitor = site.visitor();
    const url = '/de/api/shop-cart/';
    await visitor.write('POST', url, line());
    site.setNow(NOW + 10 * MINUTE);
    await visitor.write('POST', url, line({ quantities: [3] }));
    expect(visitor.cookies.get('cartAmount')).toBe('5');
    site.setNow(NOW + 16 * MINUTE);
    const some = await visitor.get('/en/api/shop-cart/');
    expect(some.json()).toMatchObject({ tickets_quantity: 3 });
    // Reading lengthens nothing: the rest runs out 25 minutes after noon.
    expect(cookiesOf(some)).toEqual({ cartid: ['', 540], cartAmount: ['3', 540], cartUrl: ['/en/cart', 540] });
    site.setNow(NOW + 25 * MINUTE);
    const none = await visitor.get(url);
    expect(none.json()).toMatchObject({ tickets_quantity: 0, lines: [] });
    expect(Object.keys(cookiesOf(none)).sort()).toEqual(['cartAmount', 'cartUrl']);
    expect([visitor.cookies.has('cartAmount'), visitor.cookies.has('cartUrl')]).toEqual([false, false]);
  });

  test('reading sets nothing for visitors without a cart', async () => {
    expect((await site.visitor().get('/de/api/shop-cart/')).cookies).toEqual([]);
  });

  test('a repeated request whose tickets have run out is no success: there is no reservation', async () => {
    const visitor = site.visitor();
    const url = '/de/api/shop-cart/';
    await visitor.write('POST', url, lines(line()));
    site.setNow(NOW + 10 * MINUTE);
    await visitor.write('POST', url, line());
    // Control: as long as they are held, a repeated request is answered as before.
    expect((await visitor.write('POST', url, lines(line()))).json()).toMatchObject({ tickets_quantity: 4 });
    site.setNow(NOW + 15 * MINUTE);
    const late = await visitor.write('POST', url, lines(line()));
    expect([late.statusCode, late.json<object>()]).toEqual([
      409,
      expect.objectContaining({ code: 'no_reservation', response_code: -204 }),
    ]);
    expect((await visitor.get(url)).json()).toMatchObject({ tickets_quantity: 2 });
    expect(
      (await visitor.write('POST', url, { ...lines(line()), idempotency_key: KEY.replace('0b', '1b') })).json(),
    ).toMatchObject({ tickets_quantity: 4 });
  });

  test('nothing is set when nothing was held', async () => {
    const answer = await site.visitor().write('POST', '/de/api/shop-cart/', lines(line({ quantities: [9] })));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'sold_out', response_code: -214 });
    expect(answer.cookies.filter(({ name }) => name.startsWith('cart'))).toEqual([]);
    expect(await site.db.select().from(carts)).toEqual([]);
  });

  test('a cart id that we did not give out is not taken', async () => {
    const visitor = site.visitor();
    const planted = 'A'.repeat(43);
    visitor.cookies.set('cartid', planted);
    await visitor.write('POST', '/de/api/shop-cart/', line());
    expect(visitor.cookies.get('cartid')).not.toBe(planted);
  });

  test.each([
    [{}, 400],
    [{ quantities: [0] }, 400],
    [{ quantities: [21] }, 400],
    [{ quantities: [1, 1] }, 400],
    [{ sale_type_ids: [9] }, 400],
    [{ event_jet_id: 'no-such' }, 404],
    [{ seat_group: 999_999 }, 400],
    [{ block_id: 'x' }, 400],
    [{ more: 1 }, 400],
  ])('%j answers without an error of ours', async (wrong, status) => {
    const body = Object.keys(wrong).length === 0 ? {} : line(wrong);
    expect((await site.visitor().write('POST', '/de/api/shop-cart/', body)).statusCode).toBe(status);
  });

  test('without the csrf header nothing is held', async () => {
    const answer = await site.visitor().send({ method: 'POST', url: '/de/api/shop-cart/', payload: line() });
    expect(answer.statusCode).toBe(403);
  });

  test('pages are purged only when they would look different', async () => {
    const purges = async (quantity: number) =>
      (await site.visitor().write('POST', '/de/api/shop-cart/', line({ quantities: [quantity] }))).headers[
        'x-purge-tags'
      ];
    await site.db.update(quotas).set({ capacity: 100 }).where(eq(quotas.id, shop.hall.quotaId));
    expect(await purges(2)).toBeUndefined();
    await site.db.update(quotas).set({ capacity: 4 }).where(eq(quotas.id, shop.hall.quotaId));
    expect(await purges(2)).toBe(`events,event:${shop.eventId}`);
  });

  test('a cart that is a day old and empty is forgotten', async () => {
    await site.db.insert(carts).values({ token: 'old', createdAt: new Date(NOW - 25 * 3_600_000).toISOString() });
    site.setNow(NOW + 3_600_000);
    await site.visitor().write('POST', '/de/api/shop-cart/', line());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await site.db.select().from(carts)).map((cart) => cart.token)).not.toContain('old');
  });
});
