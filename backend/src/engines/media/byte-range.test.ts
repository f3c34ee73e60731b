import { byteRange } from './byte-range';

describe('byte range', () => {
  test.each([
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=100-199', { start: 100, end: 199 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=200-100', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    [undefined, undefined],
  ])('%s of 1000 bytes', (header, range) => expect(byteRange(header, 1000)).toEqual(range));

  test('a file without content has no part', () => expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable'));
});
