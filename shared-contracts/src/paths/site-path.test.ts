import { REDIRECT_PAYLOADS } from '@vestibule/testkit/redirect-payloads';
import { normalPath, sitePath } from './site-path';

describe('site path', () => {
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
    // A server that leaves the last percent sign decodes the slash.
    ['/%252fevil.example/%25'],
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

  test.each([
    ['/de/f%C3%BChrungen', '/de/führungen'],
    ['/de/f%c3%bchrungen/', '/de/führungen'],
    ['/de/fu\u0308hrungen', '/de/führungen'],
    ['/cs/v%C3%BDstava//', '/cs/výstava'],
    ['/de/a%2fb', '/de/a%2Fb'],
    ['/de/100%', '/de/100%'],
    ['/', '/'],
    ['///', '/'],
  ])('%j is looked up as %j, however often', (spelt, normal) => {
    expect(normalPath(spelt)).toBe(normal);
    expect(normalPath(normal)).toBe(normal);
  });
});
