import { randomBytes } from 'node:crypto';
import { loggedPath, withoutSignatures } from './logged-path';

const token = randomBytes(32).toString('base64url');

describe('a path in a log', () => {
  test.each([
    [`/de/webshop/orders/SM4S-RP6C/${token}`, '/de/webshop/orders/SM4S-RP6C/:signature'],
    [`/de/api/orders/SM4S-RP6C/${token}/cancel/?a=1`, '/de/api/orders/SM4S-RP6C/:signature/cancel/'],
    ['/de/api/orders/SM4S-RP6C/short/', '/de/api/orders/SM4S-RP6C/:signature/'],
    [`/_data/a935c991750d/de/webshop/waiting/AB/${token}`, '/_data/a935c991750d/de/webshop/waiting/AB/:signature'],
    [`/media/html/${'ab12'.repeat(16)}`, '/media/html/:signature'],
    [`/cs/pokladna/objednavka/1/${token}`, '/cs/pokladna/objednavka/1/:signature'],
    [`/de?release_preview=${token}`, '/de'],
  ])('%s is written as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  test.each([
    '/de/veranstaltungen/das-lange-licht-kuratorinnenfuehrung-2026/16',
    '/media/8e5ccd8353358d62/1280.avif',
    '/remotes/mfe-content/a935c991750d/main.3f2a.js',
    '/de/pageeditor-api/publication/24',
  ])('%s stays as it is', (path) => {
    expect(loggedPath(path)).toBe(path);
  });

  it('is without signatures inside a text as well', () => {
    const stack = `Error: x\n at https://a.example/de/webshop/orders/SM4S/${token}:1:2`;
    expect(withoutSignatures(stack)).not.toContain(token);
  });
});
