import { LOGIN_PATH, PATH, PERSONAL_PATH, postGateway, type PostGateway } from './testing/post-gateway';

jest.mock('../compositions/running');

const CART = 'c'.repeat(43);
const CUSTOMER = 'k'.repeat(43);
const COOKIES = `sessionid=${'s'.repeat(43)}; customerid=${CUSTOMER}; cartid=${CART}; other=1`;
const OWN = { 'sec-fetch-site': 'same-origin', cookie: COOKIES };
let site: PostGateway;
describe('personal pages', () => {
  beforeEach(async () => {
    site = await postGateway();
  });
  afterEach(() => site.gateway.close());

  const visit = (url: string, cookie = COOKIES) => site.gateway.app.inject({ url, headers: { cookie } });
  const asked = () => site.gateway.renders.map(({ visitor }) => visitor);

  test('a post goes on with the cookies of cart and customer and no other, and with where pages are', async () => {
    await site.post({ url: PERSONAL_PATH, headers: OWN });
    expect(site.received[0]?.headers).toMatchObject({
      cookie: `cartid=${CART}; customerid=${CUSTOMER}`,
      'x-routes': expect.stringContaining('{') as string,
    });
    await site.post({ url: PERSONAL_PATH, headers: { ...OWN, cookie: 'cartid=short; customerid=x; sessionid=x' } });
    expect(site.received[1]?.headers).not.toHaveProperty('cookie');
  });

  test('cookies of the backend come back, and the page is the one that it names', async () => {
    site.answer.headers = { 'set-cookie': ['cartAmount=; Path=/; Max-Age=0', 'cartid=x; HttpOnly'] };
    site.answer.body = { done: true, location: '/de/webshop/orders/A/b?placed=1' };
    const { statusCode, headers } = await site.post({ url: PERSONAL_PATH, headers: OWN });
    expect([statusCode, headers.location]).toEqual([303, '/de/webshop/orders/A/b?placed=1']);
    expect(headers['set-cookie']).toEqual(['cartAmount=; Path=/; Max-Age=0', 'cartid=x; HttpOnly']);
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'order'])(
    'no answer leads away from the site: %s',
    async (location) => {
      site.answer.body = { done: true, location };
      const { statusCode, headers } = await site.post({ url: PERSONAL_PATH, headers: OWN });
      expect([statusCode, headers.location]).toEqual([503, undefined]);
    },
  );

  test('tags that a post has changed are purged before the visitor goes on', async () => {
    await visit(PATH, '');
    site.answer.headers = { 'x-purge-tags': 'settings,events' };
    await site.post({ url: PERSONAL_PATH, headers: OWN });
    expect(site.gateway.renders).toHaveLength(1);
    expect((await visit(PATH, '')).headers['x-cache']).toBe('hit');
  });

  test('a page with private data is rendered for each visitor, and never cached', async () => {
    const other = 'd'.repeat(43);
    for (const cookie of [`cartid=${CART}`, `cartid=${CART}`, `cartid=${other}`, '', 'cartid=made-up']) {
      const { headers } = await visit(PERSONAL_PATH, cookie);
      expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
    }
    expect(asked()).toEqual([`cartid=${CART}`, `cartid=${CART}`, `cartid=${other}`, '', '']);
    const data = await visit(`/_data/${site.gateway.composition}${PERSONAL_PATH}`, `cartid=${CART}`);
    expect(data.headers['cache-control']).toBe('private, no-store');
    expect(asked().at(-1)).toBe(`cartid=${CART}`);
  });

  test('no other page sees the cart’s cookie, and each is cached for everybody', async () => {
    await visit(PATH, `cartid=${CART}`);
    expect((await visit(PATH, '')).headers['x-cache']).toBe('hit');
    expect(asked()).toEqual([undefined]);
  });

  test('a refused post comes back on the visitor’s own page', async () => {
    site.answer.body = { done: false, reason: 'values', problems: { '': 'no_reservation' } };
    expect((await site.post({ url: PERSONAL_PATH, headers: OWN })).statusCode).toBe(422);
    expect(site.gateway.renders).toMatchObject([
      { visitor: `cartid=${CART}; customerid=${CUSTOMER}`, refused: { reason: 'values' } },
    ]);
  });

  test('a customer gets pages for everybody from the cache, and pages of their own from nobody’s', async () => {
    await visit(PATH, '');
    const customer = `signed_in=1; customerid=${CUSTOMER}`;
    expect((await visit(PATH, customer)).headers['x-cache']).toBe('hit');
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await visit(PERSONAL_PATH, customer);
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['off', 'private, no-store']);
    }
    expect(asked()).toEqual([undefined, `customerid=${CUSTOMER}`, `customerid=${CUSTOMER}`]);
    // It is no session of an editor's: nobody is asked about it, and no page is rendered with it.
    expect(site.gateway.renders.map(({ cookie }) => cookie)).toEqual(['', '', '']);
    expect(site.gateway.backend.calls.filter((call) => call.includes('user-details'))).toEqual([]);
  });

  test('passwords that were posted come back nowhere', async () => {
    site.answer.body = { done: false, reason: 'values', problems: { '': 'unauthorised' } };
    const payload = 'email=a%40example.org&password=Geheim&code=123456&next=%2Fde';
    const shown = await site.post({ url: LOGIN_PATH, headers: OWN, payload });
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(site.received[0]?.body).toEqual({ posted: payload });
    expect(site.gateway.renders[0]?.refused?.posted).toBe('email=a%40example.org&next=%2Fde');
    site.page.fails = true;
    const again = await site.post({ url: LOGIN_PATH, headers: OWN, payload });
    expect(again.body).toContain('a@example.org');
    expect(again.body).not.toMatch(/Geheim|123456/);
  });

  test('another site’s page logs nobody in, or out', async () => {
    for (const headers of [
      { ...OWN, 'sec-fetch-site': 'cross-site' },
      { cookie: COOKIES, origin: 'https://evil.example' },
    ])
      expect((await site.post({ url: LOGIN_PATH, headers })).statusCode).toBe(403);
    expect(site.received).toEqual([]);
  });

  test('the page reports a session that has ended meanwhile', async () => {
    site.answer.status = 401;
    site.page.status = 401;
    expect((await site.post({ url: PERSONAL_PATH, headers: OWN })).statusCode).toBe(401);
    expect(site.gateway.renders).toMatchObject([{ refused: { reason: 'values', problems: {} } }]);
  });
});
