import { readMessage } from './shop-message';

const SHOP = 'https://shop.example/haus';
const type = 'vestibule.shop';
const read = (data: unknown) => readMessage(data, SHOP);

describe('shop message', () => {
  test('all that a shop can say', () => {
    const cart = { count: 2, url: `${SHOP}/cart?lang=de` };
    expect(
      read({ type, height: 1200, url: `${SHOP}/event/5`, cart, scroll: 'top', cookies: 'blocked', later: 1 }),
    ).toEqual({
      height: 1200,
      place: '/event/5',
      cart: { count: 2, place: '/cart' },
      isNewStep: true,
      hasCookies: false,
    });
    expect(read({ type })).toEqual({});
    expect(read({ type, cart: { count: 0 }, cookies: 'allowed' })).toEqual({
      cart: { count: 0, place: '' },
      hasCookies: true,
    });
    expect([read({ type, height: 1 }), read({ type, height: 20_000 })]).toEqual([{ height: 1 }, { height: 20_000 }]);
  });

  test('a page of the shop that the site has no address for is a page all the same', () => {
    for (const url of [`${SHOP}/checkout`, 'https://shop.example/account', `${SHOP}/a%2F..%2Fb`])
      expect(read({ type, height: 900, url, cart: { count: 2, url } })).toEqual({
        height: 900,
        cart: { count: 2, place: '' },
      });
  });

  test.each([
    undefined,
    null,
    'vestibule.shop',
    [type],
    { height: 100 },
    { type: 'vestibule.page', height: 100 },
    ...[0, -1, 20_001, 1.5, Number.NaN, Infinity, '100', null].map((height) => ({ type, height })),
    ...['https://evil.example/haus', 'javascript:alert(1)', '/haus', 'https://shop.example:8443/haus', 5, null].map(
      (url) => ({
        type,
        url,
      }),
    ),
    ...[-1, 1000, 1.5, '2', null, undefined].map((count) => ({ type, cart: { count } })),
    ...[null, 2, []].map((cart) => ({ type, cart })),
    ...['https://evil.example', '/haus/cart', '', null].map((url) => ({ type, cart: { count: 1, url } })),
    { type, scroll: 'bottom' },
    { type, scroll: null },
    { type, cookies: true },
    { type, cookies: null },
  ])('is none: %j', (data) => {
    expect(read(data)).toBeUndefined();
    // One wrong value makes the right ones wrong.
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === type && !('height' in data))
      expect(read({ ...data, height: 100 })).toBeUndefined();
  });
});
