import { acceptsEncoding } from './accepts-encoding';

describe('accepts encoding', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['br', true],
    ['gzip, deflate, br, zstd', true],
    ['gzip;q=1.0, br;q=0.5', true],
    ['br;q=0, gzip', false],
    ['br;q=0.000', false],
    ['br ; q=0, *', false],
    ['*', true],
    ['*;q=0', false],
    ['xbr, brx', false],
    ['BR', true],
  ])('%p takes br: %p', (header, taken) => {
    expect(acceptsEncoding({ headers: header === undefined ? {} : { 'accept-encoding': header } }, 'br')).toBe(taken);
  });
});
