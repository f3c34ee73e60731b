import { formatPrice, formatRate, fromCents, toCents } from './prices';

/** Spaces that do not break, as `_`. */
const plain = (text: string) => text.replaceAll('\u00a0', '_');

describe('prices', () => {
  test.each([
    ['12.00', 'de', '12_€'],
    ['12.50', 'de', '12,50_€'],
    ['0.00', 'de', '0_€'],
    ['1250.00', 'de', '1.250_€'],
    ['1200.05', 'de', '1.200,05_€'],
    ['6.00', 'en', '€6'],
    ['1250.50', 'en', '€1,250.50'],
    ['6.00', 'cs', '6_€'],
    ['1250.50', 'cs', '1_250,50_€'],
    ['−5.00', 'de', '−5_€'],
    ['−5.00', 'en', '−€5'],
    ['-5.00', 'de', '-5_€'],
  ] as const)('%s in %s is shown as %s', (price, lang, shown) => {
    expect(plain(formatPrice(price, lang))).toBe(shown);
  });

  test.each([
    [7, 'de', '7'],
    [8.1, 'de', '8,1'],
    [5.25, 'cs', '5,25'],
    [8.1, 'en', '8.1'],
  ] as const)('a rate of %d per cent is %s %s', (rate, lang, shown) => {
    expect(formatRate(rate, lang)).toBe(shown);
  });

  test('another currency takes the place of the euro', () => {
    expect(plain(formatPrice('250.00', 'cs', 'CZK'))).toBe('250_Kč');
  });

  test('sums in cents are exact', () => {
    expect(fromCents(toCents('0.10') + toCents('0.20'))).toBe('0.30');
    expect(toCents('19.99')).toBe(1999);
  });
});
