import { resolveLink, urlOnOrigin } from './build-url';

const ORIGIN = 'http://gateway.internal:3000';

describe('an address on an origin', () => {
  test.each([
    ['/de/besuch?a=1#oben', `${ORIGIN}/de/besuch?a=1#oben`],
    ['//127.0.0.1:4591/latest/meta-data/', `${ORIGIN}//127.0.0.1:4591/latest/meta-data/`],
    ['/\\evil.example/x', `${ORIGIN}//evil.example/x`],
    ['http://evil.example/', `${ORIGIN}/http://evil.example/`],
    ['', `${ORIGIN}/`],
  ])('of %j is %s', (path, href) => {
    expect(urlOnOrigin(ORIGIN, path).href).toBe(href);
  });

  it('stays on the origin whatever the path is', () => {
    const hosts = ['evil.example', '127.0.0.1:4591', '[::1]', 'user@evil.example', '\u2028evil.example'];
    const starts = [
      '//',
      '/\\',
      '\\\\',
      'http://',
      'https:',
      '/\t/',
      ' //',
      '///',
      'javascript:',
      '@',
      ':80/',
      '..//',
      '?//',
      '#//',
    ];
    for (const path of starts.flatMap((start) => hosts.map((host) => `${start}${host}/x`)))
      expect([path, urlOnOrigin(ORIGIN, path).origin]).toEqual([path, ORIGIN]);
  });
});

describe('build url', () => {
  test('a link leads where browsers go; an invalid address leads nowhere', () => {
    expect(resolveLink('../x', `${ORIGIN}/de/a/b`)?.href).toBe(`${ORIGIN}/de/x`);
    expect(resolveLink('//evil.example', ORIGIN)?.href).toBe('http://evil.example/');
    expect(resolveLink('http://[', ORIGIN)).toBeUndefined();
  });
});
