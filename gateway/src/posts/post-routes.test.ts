import { createLog } from '../observe/log';
import { PATH, postGateway, POSTED, type PostGateway } from './testing/post-gateway';

jest.mock('../compositions/running');
jest.mock('../observe/log');
const realLog = jest.requireActual<typeof import('../observe/log')>('../observe/log');

let site: PostGateway;
let logged: string;
describe('post routes', () => {
  beforeEach(async () => {
    logged = '';
    const write = (line: string) => void (logged += line);
    jest.mocked(createLog).mockImplementation((level) => realLog.createLog(level, { write }));
    site = await postGateway({ LOG_LEVEL: 'info' });
  });
  afterEach(() => site.gateway.close());

  test('an accepted post leads to the page that says so, which everybody may get', async () => {
    const { statusCode, headers } = await site.post({ url: `${PATH}?page=2`, remoteAddress: '192.0.2.7' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, `${PATH}?sent=1`, 'no-store']);
    expect(site.received).toEqual([
      {
        body: { posted: POSTED },
        headers: expect.objectContaining({
          authorization: 'Bearer a token of some length',
          'x-forwarded-for': '192.0.2.7',
          'x-forwarded-host': 'museum.example',
          'x-forwarded-proto': 'http',
          'x-request-id': headers['x-request-id'],
        }),
      },
    ]);
    expect(site.gateway.renders).toEqual([]);
    const thanks = [await site.gateway.app.inject(`${PATH}?sent=1`), await site.gateway.app.inject(`${PATH}?sent=1`)];
    expect(thanks.map((one) => one.headers['x-cache'])).toEqual(['miss', 'hit']);
  });

  test.each([
    [
      { status: 200, body: { done: false, reason: 'values', problems: { name: 'long' } } },
      422,
      'values',
      { name: 'long' },
    ],
    [{ status: 200, body: { done: false, reason: 'token', problems: {} } }, 400, 'token', {}],
    [{ status: 400, body: { code: 'validation', message: 'x' } }, 422, 'values', {}],
    [
      { status: 429, body: { code: 'rate_limited', message: 'x' }, headers: { 'retry-after': '7' } },
      429,
      'limited',
      {},
    ],
    [{ status: 403, body: { code: 'forbidden', message: 'x' } }, 503, 'unavailable', {}],
    [{ status: 500, body: {} }, 503, 'unavailable', {}],
    [{ status: 200, body: { nothing: true } }, 503, 'unavailable', {}],
  ])('a refused post comes back with the page: %#', async (given, status, reason, problems) => {
    site.answer = { headers: {}, ...given };
    const { statusCode, headers, body } = await site.post();
    expect([statusCode, headers['cache-control']]).toEqual([status, 'private, no-store']);
    expect(headers['retry-after']).toBe({ 429: '7', 503: '60' }[status]);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).toContain('Erika+Geheim');
    expect(site.gateway.renders).toMatchObject([
      { path: PATH, as: 'html', refused: { reason, problems, posted: POSTED } },
    ]);
  });

  test('nothing of a post is stored for anybody else, nor written into the log', async () => {
    site.answer.body = { done: false, reason: 'values', problems: {} };
    await site.gateway.app.inject(PATH);
    await site.post();
    site.gateway.backend.away = true;
    await site.post();
    site.gateway.backend.away = false;
    site.page.fails = true;
    await site.post();
    site.page.fails = false;
    const next = await site.gateway.app.inject(PATH);
    const data = await site.gateway.app.inject(`/_data/${site.gateway.composition}${PATH}`);
    expect(next.headers['x-cache']).toBe('hit');
    expect(next.body + data.body).not.toContain('Geheim');
    expect(site.gateway.renders.map(({ refused }) => refused?.reason)).toEqual([
      undefined,
      'values',
      'unavailable',
      'values',
      undefined,
    ]);
    expect(logged.match(/"path":"\/de\/forms\/kontakt\/7","status":(422|503)/g)).toHaveLength(3);
    expect(logged).not.toMatch(/Geheim|Erika/);
  });

  test.each([
    ['cannot be rendered', { status: 200, fails: true }],
    ['has a gap', { status: 503, fails: false }],
  ])('where the page %s, the posted values can be sent again unchanged', async (_, state) => {
    await site.gateway.app.inject(PATH);
    site.page = state;
    site.gateway.backend.away = true;
    const { statusCode, headers, body } = await site.post();
    expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '60']);
    expect(body).toContain(`<form method="post" action="${PATH}">`);
    expect(body).toContain('<input type="hidden" name="name" value="Erika Geheim">');
    expect(body).toContain('<input type="hidden" name="message" value="ä&lt;b&gt;&quot;\r\nc">');
    expect(body.match(/name="topics"/g)).toHaveLength(2);
  });

  test('a page that is gone is not found, whatever is posted to it', async () => {
    site.answer.status = 404;
    site.page.status = 404;
    expect((await site.post()).statusCode).toBe(404);
  });
});
