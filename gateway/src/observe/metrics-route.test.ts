import fastify, { type FastifyInstance } from 'fastify';
import { Metrics } from './metrics';
import { metricsRoute } from './metrics-route';

const TOKEN = 'a token of some length';
const running: FastifyInstance[] = [];
function gateway(token?: string): FastifyInstance {
  const app = fastify({ trustProxy: 'loopback' });
  running.push(app);
  metricsRoute(app, new Metrics(), token);
  return app;
}
describe('metrics route', () => {
  afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

  test('the machine itself may read them', async () => {
    const answer = await gateway().inject('/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain('process_cpu_seconds_total');
    expect(answer.body).toContain('# TYPE vestibule_remote_render_seconds histogram');
  });

  test.each([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine through a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
    ['a client that claims to be this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that hides the address', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a wrong token', { remoteAddress: '192.0.2.7', headers: { authorization: 'Bearer a token of some lengtH' } }],
  ])('for %s the address does not exist', async (_, request) => {
    expect((await gateway(TOKEN).inject({ url: '/metrics', ...request })).statusCode).toBe(404);
  });

  test('the token opens them from anywhere, when one is set', async () => {
    const request = { url: '/metrics', remoteAddress: '192.0.2.7' };
    expect(
      (await gateway(TOKEN).inject({ ...request, headers: { authorization: `Bearer ${TOKEN}` } })).statusCode,
    ).toBe(200);
    expect((await gateway().inject({ ...request, headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
  });
});
