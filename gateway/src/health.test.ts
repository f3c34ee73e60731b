import { publish } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { startComposition } from './compositions/running';
import { testGateway, type TestGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

let gateway: TestGateway;
describe('health', () => {
  beforeEach(async () => {
    gateway = await testGateway();
  });
  afterEach(() => gateway.close());
  const health = async () =>
    (await gateway.app.inject({ url: '/health' })).json<{ status: string; composition: string }>();
  const until = async (status: string) => {
    while ((await health()).status !== status) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  describe('while the backend has never told the settings', () => {
    const ready = () => gateway.app.inject({ url: '/health/ready' });
    const answer = (status: number) => (_: unknown, response: { statusCode: number; end: (body: string) => void }) => {
      response.statusCode = status;
      response.end('{}');
    };

    test('the gateway lives, but is not ready, as visitors get no page', async () => {
      gateway.backend.answers.set('/pageeditor-api/settings', answer(503));
      expect((await gateway.app.inject({ url: '/de' })).statusCode).toBe(503);
      expect(await health()).toEqual({ status: 'waiting', composition: gateway.composition });
      expect((await gateway.app.inject({ url: '/health' })).statusCode).toBe(200);
      const { statusCode, headers } = await ready();
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
      gateway.backend.answers.delete('/pageeditor-api/settings');
      expect(await health()).toMatchObject({ status: 'ok' });
      expect([(await ready()).statusCode, (await gateway.app.inject({ url: '/de' })).statusCode]).toEqual([200, 200]);
    });

    test('a check does not wait for a backend that does not respond', async () => {
      gateway.backend.answers.set('/pageeditor-api/settings', () => undefined);
      const before = Date.now();
      expect(await health()).toMatchObject({ status: 'waiting' });
      expect(Date.now() - before).toBeLessThan(1500);
    });
  });

  test('a composition that cannot be started is reported until it can', async () => {
    expect(await health()).toEqual({ status: 'ok', composition: gateway.composition });
    jest.mocked(startComposition).mockRejectedValueOnce(new Error('unreadable'));
    const registry = new Registry(await openStore(gateway.folder));
    const moved = await registry.changeStable((now) =>
      publish(now!, { name: 'content', version: '1.1.0' }, { by: 'anna', at: '2026-11-21T12:00:00Z' }),
    );
    await until('degraded');
    expect(await health()).toEqual({
      status: 'degraded',
      composition: gateway.composition,
      wanted: moved.composition.id,
      missing: [],
    });
    await until('ok');
    expect((await health()).composition).toBe(moved.composition.id);
  });
});
