import { publish } from '@vestibule/registry/channel/stable';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { startComposition } from './compositions/running';
import { testGateway, type TestGateway } from './testing/test-gateway';

jest.mock('./compositions/running');

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());
const health = async () =>
  (await gateway.app.inject({ url: '/health' })).json<{ status: string; composition: string }>();
const until = async (status: string) => {
  while ((await health()).status !== status) await new Promise((resolve) => setTimeout(resolve, 50));
};

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
