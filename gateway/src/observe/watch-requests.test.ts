import { requestIdOf } from '@vestibule/contracts/request-id';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { createLog } from './log';
import { Metrics } from './metrics';
import { noteAnswer } from './request-notes';
import { watchRequests } from './watch-requests';

let app: FastifyInstance;
let metrics: Metrics;
let lines: Record<string, unknown>[];

describe('watch requests', () => {
  beforeEach(async () => {
    metrics = new Metrics();
    lines = [];
    app = fastify({
      loggerInstance: createLog('info', {
        write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      }),
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: ({ headers }) => requestIdOf(headers),
    });
    watchRequests(app, metrics, undefined);
    app.get('/shell/*', async () => 'file');
    app.get('/de/api/*', async ({ trail }) => trail);
    app.get('/*', async (request, reply) => {
      noteAnswer(request, reply, 'miss', {
        timings: {
          composition: 'c1',
          startedAt: 0,
          ms: 5,
          remotes: [{ remote: 'content', version: '1.0.0', work: 'render', at: 1, ms: 2 }],
        },
      });
      return 'page';
    });
    await app.ready();
  });
  afterEach(() => app.close());

  test('a request keeps a fit id of its own, gets one otherwise, and calls for it carry it', async () => {
    const own = await app.inject({ url: '/de/api/events', headers: { 'x-request-id': 'proxy-4711' } });
    expect([own.headers['x-request-id'], own.json()]).toEqual(['proxy-4711', { requestId: 'proxy-4711' }]);
    for (const unfit of ['short', 'x'.repeat(65), 'with space', 'with"quote"']) {
      const { headers } = await app.inject({ url: '/de/api/events', headers: { 'x-request-id': unfit } });
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    }
  });

  test('the end of a request is one line without the query; files leave none', async () => {
    await app.inject('/shell/1.0.0/browser/main.js');
    await app.inject({
      url: '/de/besuch?name=Erika',
      headers: { 'x-request-id': 'proxy-4711', cookie: 'sessionid=secret' },
    });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 30,
        program: 'gateway',
        reqId: 'proxy-4711',
        msg: 'request',
        method: 'GET',
        path: '/de/besuch',
        status: 200,
        cache: 'miss',
        composition: 'c1',
      }),
    ]);
    expect(lines[0]?.['ms']).toEqual(expect.any(Number));
    expect(JSON.stringify(lines)).not.toMatch(/Erika|secret/);
  });

  test('requests are counted by kind, pages by where they came from', async () => {
    for (const url of ['/de', '/en', '/shell/x.js', '/de/api/events']) await app.inject(url);
    await app.inject({ method: 'POST', url: '/nothing' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('vestibule_http_requests_total{kind="page",status="2xx"} 2');
    expect(text).toContain('vestibule_http_requests_total{kind="static",status="2xx"} 1');
    expect(text).toContain('vestibule_http_requests_total{kind="api",status="2xx"} 1');
    expect(text).toContain('vestibule_http_requests_total{kind="other",status="4xx"} 1');
    expect(text).toContain('vestibule_http_request_duration_seconds_count{kind="page"} 2');
    expect(text).toContain('vestibule_page_cache_total{kind="page",state="miss"} 2');
  });

  test('a page says who took how long', async () => {
    const { headers } = await app.inject('/de');
    expect(headers['server-timing']).toBe('cache;desc=miss, total;dur=5.0, content;desc="1.0.0";dur=2.0');
    expect(headers['x-cache']).toBe('miss');
  });
});
