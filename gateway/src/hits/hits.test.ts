import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { COOKIES } from '@vestibule/contracts';
import { Hits } from './hits';
import { addressOf, type RawAddress } from '../testing/raw-request';
import { pageFor, testGateway, type TestGateway, type TestGatewayOptions } from '../testing/test-gateway';

jest.mock('../compositions/running');

const HOST = 'museum.example';
let gateway: TestGateway;
let address: RawAddress;
let short: jest.SpyInstance<boolean>;
let version: number;

async function start(options: TestGatewayOptions = {}): Promise<void> {
  gateway = await testGateway({
    render: (asked) => pageFor(asked, { body: `${pageFor(asked).body as string}<p>${version}</p>` }),
    ...options,
  });
  address = addressOf(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
}
describe('hits', () => {
  beforeEach(async () => {
    version = 1;
    short = jest.spyOn(Hits.prototype, 'answer');
    await start();
  });
  afterEach(() => gateway.close());

  interface Got {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly text: string;
    /** Whether it came the short way. */
    readonly isShort: boolean;
  }

  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const options = { ...address, path, method, headers: { host: HOST, 'accept-encoding': 'br', ...headers } };
      ask(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text =
            response.headers['content-encoding'] === 'br' && bytes.length > 0 ? brotliDecompressSync(bytes) : bytes;
          const isShort = short.mock.results.at(-1)?.value === true;
          resolve({ status: response.statusCode, headers: response.headers, text: String(text), isShort });
        });
      })
        .once('error', reject)
        .end();
    });

  /** Asks until the answer has been learnt: the first renders, the second is a hit. */
  async function learnt(path = '/de', headers: Readonly<Record<string, string>> = {}): Promise<Got> {
    await get(path, headers);
    return get(path, headers);
  }

  const nonceOf = ({ headers }: Got) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  /** Without the headers of one response alone. */
  function lasting(got: Got): unknown {
    const { date: _, 'x-request-id': __, ...headers } = got.headers;
    return JSON.parse(JSON.stringify({ ...got, headers, isShort: null }).replaceAll(nonceOf(got), 'NONCE'));
  }

  test.each([{}, { 'accept-encoding': 'identity' }, { cookie: 'vestibule_alert=7; cartAmount=2' }])(
    'the third request %j gets the response of the second, with a nonce and an id of its own',
    async (headers) => {
      const second = await learnt('/de/besuch?utm_source=a', headers);
      const third = await get('/de/besuch?utm_source=a', { ...headers, 'x-request-id': 'proxy-4711' });
      expect([second.isShort, third.isShort]).toEqual([false, true]);
      expect(lasting(third)).toEqual(lasting(second));
      expect(third.headers['x-request-id']).toBe('proxy-4711');
      expect(third.headers['x-cache']).toBe('hit');
      expect(nonceOf(third)).not.toBe(nonceOf(second));
      expect(third.text).toContain(`nonce="${nonceOf(third)}"`);
      expect(gateway.renders).toHaveLength(1);
    },
  );

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['another method', {}, 'HEAD'],
    ['a browser that has the page', { 'if-none-match': 'W/"x"' }, 'GET'],
    ['a cookie of a session', { cookie: `a=1; ${COOKIES.session}=${'x'.repeat(43)}` }, 'GET'],
    ['a cookie of a preview', { cookie: 'release_preview=x' }, 'GET'],
    ['another host', { host: 'other.example' }, 'GET'],
    ['another coding', { 'accept-encoding': 'gzip' }, 'GET'],
  ])('%s goes the long way', async (_, headers, method) => {
    await learnt();
    expect((await get('/de', headers, method)).isShort).toBe(false);
    expect((await get('/de')).isShort).toBe(true);
  });

  test('a page that an edit purges is rendered again at the next request', async () => {
    await learnt();
    version = 2;
    const purged = await gateway.app.inject({
      method: 'POST',
      url: '/internal/purge',
      headers: { authorization: 'Bearer a token of some length' },
      payload: { tags: ['pages'] },
    });
    expect(purged.statusCode).toBeLessThan(300);
    const got = await get('/de');
    expect([got.isShort, got.text.includes('<p>2</p>')]).toEqual([false, true]);
  });

  test('a page that is over, and settings that were read too long ago, go the long way', async () => {
    await learnt();
    const { now } = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + 31_000);
    const got = await get('/de');
    clock.mockRestore();
    expect(got.isShort).toBe(false);
  });

  test('neither pages of another status nor personal ones are learnt', async () => {
    await gateway.close();
    await start({ render: (asked) => pageFor(asked, { status: 404 }) });
    await learnt();
    expect((await get('/de')).isShort).toBe(false);
  });

  test('behind a proxy the scheme is the one that it names', async () => {
    await gateway.close();
    await start({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const secure = { 'x-forwarded-proto': 'https' };
    await learnt('/de', secure);
    const [https, http] = [await get('/de', secure), await get('/de')];
    expect([https.isShort, https.headers['strict-transport-security']]).toEqual([
      true,
      expect.stringMatching(/^max-age/),
    ]);
    expect([http.isShort, http.headers['strict-transport-security']]).toEqual([false, undefined]);
  });

  test('both ways are counted', async () => {
    await learnt();
    await get('/de');
    const { body } = await gateway.app.inject('/metrics');
    expect(body).toContain('vestibule_page_cache_total{kind="page",state="hit"} 2');
    expect(body).toContain('vestibule_http_requests_total{kind="page",status="2xx"} 3');
  });
});
