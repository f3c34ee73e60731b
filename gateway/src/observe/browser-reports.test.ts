import fastify, { type FastifyInstance } from 'fastify';
import { clientErrors } from './client-errors';
import { clientLoads } from './client-loads';
import { Metrics } from './metrics';
import { RemoteHealth } from './remote-health';
import { RemoteWatch } from './remote-watch';

const COMPOSITIONS = { has: (remote: string, version: string) => remote === 'programme' && version === '1.0.0' };
let app: FastifyInstance;
let metrics: Metrics;
let health: RemoteHealth;

describe('browser reports', () => {
  beforeEach(() => {
    metrics = new Metrics();
    health = new RemoteHealth();
    app = fastify();
    const remotes = new RemoteWatch(metrics, health);
    clientErrors(app, remotes, COMPOSITIONS);
    clientLoads(app, remotes, COMPOSITIONS);
  });
  afterEach(() => app.close());

  const post = async (url: string, body: object) =>
    (await app.inject({ method: 'POST', url, payload: body })).statusCode;
  const counted = async (name: string) =>
    (await metrics.registry.getSingleMetricAsString(name)).split('\n').filter((line) => !line.startsWith('#'));

  test('loads and failures of known versions are counted', async () => {
    const loads = [
      { remote: 'programme', version: '1.0.0' },
      { remote: 'programme', version: '1.0.0' },
    ];
    expect(await post('/client-loads', loads)).toBe(204);
    expect(await post('/client-errors', { remote: 'programme', version: '1.0.0', kind: 'code', message: 'gone' })).toBe(
      204,
    );
    expect(await counted('vestibule_remote_loads_total')).toEqual([
      'vestibule_remote_loads_total{remote="programme",version="1.0.0",side="browser"} 2',
    ]);
    expect(await counted('vestibule_remote_failures_total')).toEqual([
      'vestibule_remote_failures_total{remote="programme",version="1.0.0",side="browser",kind="code"} 1',
    ]);
    expect(health.rate('programme', '1.0.0')).toEqual({ loads: 2, failures: 1 });
  });

  test('nobody can make labels up', async () => {
    for (const made of ['1.0.1', '9.9.9']) await post('/client-loads', [{ remote: 'programme', version: made }]);
    await post('/client-errors', { remote: 'made-up', version: '1.0.0', message: 'x' });
    await post('/client-errors', { message: 'the shell’s own' });
    expect(await counted('vestibule_remote_loads_total')).toEqual([
      'vestibule_remote_loads_total{remote="unknown",version="unknown",side="browser"} 2',
    ]);
    expect(await counted('vestibule_remote_failures_total')).toEqual([
      'vestibule_remote_failures_total{remote="unknown",version="unknown",side="browser",kind="error"} 1',
      'vestibule_remote_failures_total{remote="shell",version="unknown",side="browser",kind="error"} 1',
    ]);
    expect(health.rate('programme', '1.0.1')).toEqual({ loads: 0, failures: 0 });
  });

  test('an expected refusal counts against no remote', async () => {
    expect(
      await post('/client-errors', {
        remote: 'programme',
        version: '1.0.0',
        kind: 'refused',
        message: 'There are not enough tickets left',
      }),
    ).toBe(204);
    expect(await counted('vestibule_remote_failures_total')).toEqual([]);
  });

  test('an invalid report is refused', async () => {
    const load = { remote: 'programme', version: '1.0.0' };
    for (const body of [{}, [{}], [{ ...load, version: 'x'.repeat(101) }], Array.from({ length: 21 }, () => load)])
      expect(await post('/client-loads', body)).toBe(400);
    for (const body of [{}, { message: 'x', kind: 'made up' }, { message: 'x'.repeat(501) }])
      expect(await post('/client-errors', body)).toBe(400);
    expect(await counted('vestibule_remote_loads_total')).toEqual([]);
  });

  test('a flood is cut off', async () => {
    const answers = await Promise.all(Array.from({ length: 320 }, () => post('/client-errors', { message: 'x' })));
    expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(300);
    expect(answers).toContain(429);
  });
});
