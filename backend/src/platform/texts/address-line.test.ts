import { addressLine } from './address-line';

const address = { street: 'Markt 1', zip: '01234', city: 'Tannlitz' };

describe('address line', () => {
  test.each([
    ['DE', 'de', 'Markt 1, 01234 Tannlitz'],
    ['de', 'en', 'Markt 1, 01234 Tannlitz'],
    ['', 'cs', 'Markt 1, 01234 Tannlitz'],
    ['CZ', 'de', 'Markt 1, 01234 Tannlitz, Tschechien'],
    ['CZ', 'cs', 'Markt 1, 01234 Tannlitz, Česko'],
    ['AT', 'en', 'Markt 1, 01234 Tannlitz, Austria'],
    ['Österreich', 'de', 'Markt 1, 01234 Tannlitz, Österreich'],
  ] as const)('country %s in %s: %s', (country, lang, line) =>
    expect(addressLine({ ...address, country }, lang)).toBe(line),
  );

  test('missing parts leave no comma', () => {
    expect(addressLine({ city: 'Tannlitz', country: 'DE' }, 'de')).toBe('Tannlitz');
    expect(addressLine({}, 'de')).toBe('');
  });
});
