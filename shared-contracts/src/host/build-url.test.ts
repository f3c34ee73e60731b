import fc from 'fast-check';
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
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webUrl().map((url) => url.replace('http:', '')),
        ),
        (path) => {
          expect(urlOnOrigin(ORIGIN, path).origin).toBe(ORIGIN);
        },
      ),
    );
  });
});

test('a link leads where browsers go; what is no address leads nowhere', () => {
  expect(resolveLink('../x', `${ORIGIN}/de/a/b`)?.href).toBe(`${ORIGIN}/de/x`);
  expect(resolveLink('//evil.example', ORIGIN)?.href).toBe('http://evil.example/');
  expect(resolveLink('http://[', ORIGIN)).toBeUndefined();
});
