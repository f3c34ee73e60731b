import { exampleSettings } from '@vestibule/contracts/examples/house';
import { PATH, postGateway, type PostGateway } from './testing/post-gateway';

jest.mock('../compositions/running');

const OWN = { 'sec-fetch-site': 'same-origin' };
let site: PostGateway;
describe('right to post', () => {
  beforeEach(async () => {
    site = await postGateway();
  });
  afterEach(() => site.gateway.close());

  test.each([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['no page', { 'sec-fetch-site': 'none' }, 403],
    ['another site’s page, without TLS', { origin: 'http://evil.example' }, 403],
    ['a page that hides its origin', { origin: 'null' }, 403],
    ['another scheme', { origin: 'https://museum.example' }, 403],
    ['another port', { origin: 'http://museum.example:8080' }, 403],
    ['a program that says nothing', {}, 403],
    ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 303],
    ['a page of this site, without TLS', { origin: 'http://museum.example' }, 303],
  ])('%s', async (_, headers: Record<string, string>, status) => {
    const { statusCode } = await site.post({ headers });
    expect(statusCode).toBe(status);
    expect(site.received).toHaveLength(status === 303 ? 1 : 0);
  });

  test.each(['application/json', 'multipart/mixed; boundary=a', 'text/plain', 'application/x-www-form-urlencodedx'])(
    'a body of %s is not taken',
    async (type) => {
      const { statusCode, headers } = await site.post({ headers: { ...OWN, 'content-type': type } });
      expect([statusCode, headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
      expect(site.received).toEqual([]);
    },
  );

  test('the largest post goes on, one byte more does not', async () => {
    const largest = `a=${'x'.repeat(128 * 1024 - 2)}`;
    expect((await site.post({ payload: largest })).statusCode).toBe(303);
    expect((await site.post({ payload: `${largest}x` })).statusCode).toBe(413);
    expect(site.received).toHaveLength(1);
  });

  test.each(['/de/besuch', '/de', '/', '/de/newer/7', '/shell/x'])('%s takes no posts', async (url) => {
    for (const headers of [OWN, { ...OWN, 'content-type': 'application/json' }]) {
      const { statusCode, headers: sent } = await site.post({ url, headers });
      expect([statusCode, sent.allow]).toEqual([405, 'GET, HEAD']);
    }
    expect([site.received, site.gateway.renders]).toEqual([[], []]);
  });

  test('while the house is offline nothing is taken', async () => {
    site.gateway.backend.settings = { ...exampleSettings, is_site_online: false };
    await site.gateway.app.inject({
      method: 'POST',
      url: '/internal/purge',
      headers: { authorization: 'Bearer a token of some length' },
      payload: { tags: ['settings'] },
    });
    expect((await site.post()).statusCode).toBe(503);
    expect(site.received).toEqual([]);
  });

  test('a page that has moved takes its posts along', async () => {
    site.gateway.backend.answers.set('/de/pageeditor-api/redirect', (_, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify([{ old_path: '/de/kontakt', new_path: PATH }])),
    );
    const { statusCode, headers } = await site.post({ url: '/de/kontakt' });
    expect([statusCode, headers.location]).toEqual([307, PATH]);
  });
});
