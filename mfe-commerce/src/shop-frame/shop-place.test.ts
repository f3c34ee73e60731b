import fc from 'fast-check';
import { frameAddress, placeInShop, placeOnSite } from './shop-place';

const SITE = 'https://museum.example';
const SHOP = 'https://shop.example/haus';
const onSite = (address: string) => placeOnSite(new URL(address, SITE));

describe('shop place', () => {
  test.each([
    ['/de/webshop', ''],
    ['/webshop/', ''],
    ['/en/webshop/event/5', '/event/5'],
    ['/cs/eventim-template/event/5/?seats=2&seats=3', '/event/5?seats=2&seats=3'],
    ['/de/webshop/100%25/gr%C3%BC%C3%9Fe', '/100%25/gr%C3%BC%C3%9Fe'],
    ['/de/webshop?event=5', '?event=5'],
    ['/de/webshop/event?lang=xx&preview=secret&v=7&a=1', '/event?a=1'],
    ['/de/testshop/..;/haus', undefined],
    ['/de/webshop//evil.example', undefined],
    ['/de/webshop/%2F%2Fevil.example', undefined],
    ['/de/webshop/a%2F..%2F..%2Fb', undefined],
    ['/de/webshop/%252e%252e/b', undefined],
    ['/de/webshop/%5C%5Cevil.example', undefined],
    ['/de/webshop/%252e%2e/%25', undefined],
    ['/de/webshop/%25255C', undefined],
    ['/de/webshop/a%00b', undefined],
    ['/de/webshop/%252525252525252e', undefined],
    ['/de/webshop/checkout/x', undefined],
    ['/de/webshop/orders/1/signature/x', undefined],
    [`/de/webshop/${'a'.repeat(500)}`, undefined],
    ['/de/webshops', undefined],
    ['/de', undefined],
  ])('%s is the place %j', (address, place) => expect(onSite(address)).toBe(place));

  test.each([
    [SHOP, ''],
    [`${SHOP}/`, ''],
    [`${SHOP}/event/5?lang=de&a=1#seats`, '/event/5?a=1'],
    ['https://shop.example/hausmeister', undefined],
    ['https://shop.example/haus/../geheim', undefined],
    ['https://shop.example', undefined],
    ['https://shop.example:8443/haus', undefined],
    ['http://shop.example/haus', undefined],
    ['https://shop.example.evil.example/haus', undefined],
    ['https://shop.example@evil.example/haus', undefined],
    ['//shop.example/haus', undefined],
    ['/haus', undefined],
    ['javascript:alert(1)//shop.example/haus', undefined],
    ['blob:https://shop.example/haus', undefined],
    [`${SHOP}/checkout`, undefined],
  ])('of a shop below a path, %s is the place %j', (address, place) => expect(placeInShop(address, SHOP)).toBe(place));

  test('the frame gets the place and the language of the page', () => {
    expect(frameAddress('https://shop.example', '', 'de')).toBe('https://shop.example/?lang=de');
    expect(frameAddress(SHOP, '', 'en')).toBe(`${SHOP}?lang=en`);
    expect(frameAddress(SHOP, '/event/5?a=1', 'cs')).toBe(`${SHOP}/event/5?a=1&lang=cs`);
    expect(frameAddress('https://shop.example', '?a=1', 'de')).toBe('https://shop.example/?a=1&lang=de');
  });

  /** Characters that change the meaning of addresses, among ordinary letters. */
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...[
            '/',
            '//',
            '\\',
            '.',
            '..',
            '%2e',
            '%2E%2e',
            '%2f',
            '%5c',
            '%252e',
            '%252f',
            '%25',
            '%',
            '@',
            ':',
            ';',
            '?',
            '#',
          ],
          ...[
            'javascript:',
            'data:',
            'https://evil.example',
            '//evil.example',
            'evil.example',
            '\t',
            '\n',
            '%0d%0a',
            '&',
            '=',
          ],
        ),
        fc.string({ maxLength: 4, unit: 'binary' }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  /** All that a server may make of a path. */
  function readings(pathname: string): string[] {
    const all = [pathname];
    try {
      for (let next = decodeURIComponent(pathname); next !== all.at(-1); next = decodeURIComponent(next))
        all.push(next);
    } catch {
      // The rest cannot be decoded.
    }
    return all;
  }

  test.each(['https://shop.example', SHOP, 'https://shop.example:8443/a/b'])(
    'the frame stays below %s, however the path is read',
    (shop) => {
      let places = 0;
      fc.assert(
        fc.property(fc.constantFrom('/de/webshop', '/webshop', '/cs/test.webshop'), hostile, (start, rest) => {
          const asked = `${SITE}${start}/${rest}`;
          const place = URL.canParse(asked) ? placeOnSite(new URL(asked)) : undefined;
          if (place === undefined) return;
          places += 1;
          const url = new URL(frameAddress(shop, place, 'de'));
          const base = new URL(shop);
          expect([url.origin, url.username, url.hash]).toEqual([base.origin, '', '']);
          expect(url.searchParams.getAll('lang')).toEqual(['de']);
          for (const path of readings(url.pathname)) {
            const read = new URL(base.origin + path.replaceAll('\\', '/').replace(/[?#].*/s, ''));
            expect(`${read.pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`)).toBe(true);
            expect(read.origin).toBe(base.origin);
          }
        }),
        { numRuns: 1000 },
      );
      expect(places).toBeGreaterThan(100);
    },
  );

  test('a place of the shop leads to the same place again', () => {
    fc.assert(
      fc.property(hostile, (rest) => {
        const place = placeInShop(`${SHOP}/${rest}`, SHOP);
        if (place === undefined) return;
        expect(placeInShop(frameAddress(SHOP, place, 'de'), SHOP)).toBe(place);
        expect(onSite(`/de/webshop${place}`)).toBe(place);
        expect(new URL(`/de/webshop${place}`, SITE).pathname).toMatch(/^\/de\/webshop(\/|$)/);
      }),
      { numRuns: 1000 },
    );
  });
});
