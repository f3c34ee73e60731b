import { REDIRECT_PAYLOADS } from '@vestibule/testkit/redirect-payloads';
import { sitePath } from './site-path';

test.each([
  ['/', '/'],
  ['/de/museum', '/de/museum'],
  ['/de/museum?edit=1#orgel', '/de/museum?edit=1#orgel'],
  ['/de/search?q=a%5Cb&next=//x', '/de/search?q=a%5Cb&next=//x'],
  ['/de/führung', '/de/f%C3%BChrung'],
  ['/de/a%20b/100%25', '/de/a%20b/100%25'],
  ['/de/../cs', '/cs'],
])('%j is a path of this site', (address, path) => expect(sitePath(address)).toBe(path));

test.each([
  [null],
  [undefined],
  [''],
  ['de/museum'],
  ['javascript:alert(1)'],
  ['/.//evil.example'],
  ['/x/..//evil.example'],
  ['/./\u0000/evil'],
  ['/de\r\nSet-Cookie: a=b'],
  ['/%E0%A4%A'],
])('%j is none', (address) => expect(sitePath(address)).toBeUndefined());

test('no payload leads away, neither as it is nor decoded, as a browser reads it', () => {
  expect(REDIRECT_PAYLOADS.length).toBeGreaterThan(5000);
  const away = REDIRECT_PAYLOADS.filter((payload) => {
    const path = sitePath(payload);
    return path !== undefined && new URL(path, 'https://museum.example').origin !== 'https://museum.example';
  });
  expect(away).toEqual([]);
  // A path that a proxy in between decodes again must not lead away either.
  const decodedAway = REDIRECT_PAYLOADS.filter((payload) => {
    const path = sitePath(payload);
    return (
      path !== undefined &&
      new URL(decodeURIComponent(path.split(/[?#]/, 1)[0] ?? ''), 'https://museum.example').origin !==
        'https://museum.example'
    );
  });
  expect(decodedAway).toEqual([]);
});
