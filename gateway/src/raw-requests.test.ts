import { addressOf, rawRequest, type RawAddress } from './testing/raw-request';
import { pageFor, testGateway, type TestGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

let gateway: TestGateway;
let address: RawAddress;
describe('raw requests', () => {
  beforeAll(async () => {
    // Workers read the address under the origin, as this does.
    const render = (request: Parameters<typeof pageFor>[0]) =>
      pageFor({ ...request, path: new URL(request.path, request.origin).pathname });
    gateway = await testGateway({ render, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    address = addressOf(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterAll(() => gateway.close());

  const line = (target: string, headers = 'Host: museum.example\r\n') =>
    `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
  const statusOf = async (request: string) => (await rawRequest(address, request)).status;

  test.each([
    ['//', line('//'), 301],
    ['a backslash', line('/\\'), 301],
    ['a foreign host', line('//evil.example/de'), 301],
    ['HTTP/1.0 without a host', 'GET /de HTTP/1.0\r\n\r\n', 400],
    ['the machine’s own look at it', 'GET /health HTTP/1.0\r\n\r\n', 200],
    ['a host that is none', line('/de', 'Host: a b\r\n'), 400],
    ['a host with a user', line('/de', 'Host: evil@museum.example\r\n'), 400],
    ['a host with a path', line('/de', 'Host: museum.example/x\r\n'), 400],
    ['a port that is none', line('/de', 'Host: museum.example:99999\r\n'), 400],
    ['a forwarded host that is none', line('/de', 'Host: a\r\nX-Forwarded-Host: "><script>\r\n'), 400],
    ['a forwarded scheme that is none', line('/de', 'Host: a\r\nX-Forwarded-Proto: javascript\r\n'), 200],
    ['a forwarded address that is none', line('/de', 'Host: a\r\nX-Forwarded-For: ,,\x01,%00\r\n'), 400],
    ['a line feed in where to go', line('/_preview/end?to=/%0a'), 302],
    ['two places to go to', line('/_preview/end?to=/a&to=/b'), 302],
    ['data of nowhere', line('/_data/x//evil'), 204],
  ])('%s', async (_, request, status) => expect(await statusOf(request)).toBe(status));

  test('over TLS, as a trusted proxy reports it, browsers get the header to stay with it', async () => {
    const { headers } = await gateway.app.inject({ url: '/de', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    const direct = await gateway.app.inject({
      url: '/de',
      headers: { 'x-forwarded-proto': 'https' },
      remoteAddress: '192.0.2.7',
    });
    expect(direct.headers['strict-transport-security']).toBeUndefined();
  });

  /** One of these, the same in every run. */
  function dice(seed: number) {
    let state = seed;
    return <T>(choices: readonly T[]): T => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return choices[(state >>> 8) % choices.length] as T;
    };
  }

  const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
  const STARTS = [
    '/',
    '//',
    '/de',
    '/cs/',
    '/_data/',
    '/_preview',
    '/_preview/end',
    '/compositions/',
    '/shell/',
    '/remotes/',
    '/de/api/',
    '/media/',
    '/offline/',
    '/sitemap-',
    '/robots.txt',

    '/internal/',
    '/health',
    '/_develop/',
    '/client-errors',
    'http://evil.example/',
    '*',
    '',
  ];
  const PARTS = [
    '..',
    '.',
    '%00',
    '%0a',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%',
    '%zz',
    '%E0%A4%A',
    'ä',
    '?',
    '#',
    '?to=/%0d%0a',
    '?token=',
    '?v=1',
    '&',
    ';',
    '//',
    'a'.repeat(300),
    '\t',
    '\x7f',
    '[',
    '{',
    '<',
    '"',
    '$',
    '__proto__',
    'constructor',
    '.json',
    '-1.xml',
  ];
  const HEADERS = [
    'Host: museum.example',
    'Host: museum.example',
    'Host:',
    'Host: [::1',
    'X-Forwarded-Host: //evil',
    'X-Forwarded-Proto: \x80',
    'X-Forwarded-For: 1.2.3.4, ::::',
    'Cookie: sessionid=%; release_preview=a.b; release_group=-1',
    `Cookie: sessionid=${'x'.repeat(43)}`,
    'If-None-Match: *',
    'Range: bytes=9-1',
    'Accept-Encoding: br;q=x',
    'Content-Type: application/json',
    'Content-Length: 2',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Expect: 200-maybe',
    'Upgrade: websocket',
    'traceparent: 00-x',
    'x-request-id: \xff',
    'Authorization: Bearer \xff',
    'Accept-Language: *;q=9',
  ];

  test('whatever is asked, nobody gets a 5xx nor a stack', async () => {
    const bad: unknown[] = [];
    const ask = async (seed: number) => {
      const pick = dice(seed);
      const target = pick(STARTS) + pick(PARTS) + pick(['', ...PARTS]) + pick(['', ...PARTS]);
      const headers = [pick(HEADERS), pick(HEADERS), pick(HEADERS)].map((header) => `${header}\r\n`).join('');
      const request = `${pick(METHODS)} ${target} HTTP/${pick(['1.1', '1.1', '1.0'])}\r\n${headers}Connection: close\r\n\r\n${pick(['', '{}', '0\r\n\r\n'])}`;
      const { status, text } = await rawRequest(address, request, 300);
      if (status >= 500 || / at .*\.[jt]s:\d+/.test(text)) bad.push([status, request, text.slice(0, 300)]);
    };
    const seeds = Array.from({ length: 2000 }, (_, index) => index + 1);
    while (seeds.length > 0) await Promise.all(seeds.splice(0, 100).map(ask));
    expect(bad).toEqual([]);
  });

  test('data that cannot be rendered is away, without a word of whose code it was', async () => {
    const broken = await testGateway({
      render: () => {
        throw new Error('secret\n    at render (/srv/remote.ts:1:1)');
      },
    });
    try {
      const answer = await broken.app.inject({ url: `/_data/${broken.composition}/de` });
      expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'internal', message: 'Something went wrong' }]);
    } finally {
      await broken.close();
    }
  });
});
