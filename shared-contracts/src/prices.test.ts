import { formatPrice, fromCents, toCents } from './prices';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['12.00', '12 €'],
  ['12.50', '12,50 €'],
  ['0.00', '0 €'],
  ['100.00', '100 €'],
  ['1200.05', '1200,05 €'],
])('%s is shown as %s', (price, shown) => {
  expect(plain(formatPrice(price))).toBe(shown);
});

test('another currency takes the place of the euro', () => {
  expect(plain(formatPrice('250.00', 'Kč'))).toBe('250 Kč');
});

test('sums in cents are exact', () => {
  expect(fromCents(toCents('0.10') + toCents('0.20'))).toBe('0.30');
  expect(toCents('19.99')).toBe(1999);
});
