import { readCartCookies } from './cart-cookies';

const ORIGIN = 'https://museum.example';
const read = (cookies: string) => readCartCookies(cookies, ORIGIN);

describe('cart cookies', () => {
  test('count and address of the cart', () => {
    expect(read('a=1; cartAmount=3; cartUrl=%2Fde%2Fcart')).toEqual({ amount: 3, url: '/de/cart' });
    expect(read(`cartUrl=${encodeURIComponent(`${ORIGIN}/de/cart?x=1`)}`)).toEqual({ amount: 0, url: '/de/cart?x=1' });
    expect(read('')).toEqual({ amount: 0, url: '' });
  });

  test.each(['-1', 'abc', '0', 'NaN', ''])('no number of tickets: %s', (value) => {
    expect(read(`cartAmount=${value}`).amount).toBe(0);
  });

  test.each([
    '%',
    '%E0%A4%A',
    'https%3A%2F%2Fevil.example%2Fcart',
    '%2F%2Fevil.example',
    'javascript%3Aalert(1)',
    '%5C%5Cevil.example',
    'https%3A%2F%2Fmuseum.example.evil.example',
    'http%3A%2F%2F%5B',
  ])('an address that is none of this site is none, and nothing throws: %s', (value) => {
    expect(read(`cartUrl=${value}; cartAmount=2`)).toEqual({ amount: 2, url: '' });
  });
});
