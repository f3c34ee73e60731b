import { noteProblems, WHOLE_SITE } from '@vestibule/registry/develop/problems';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import { openStream } from '../testing/event-stream';
import { testGateway, type TestGateway } from '../testing/test-gateway';

jest.mock('../compositions/running');

let gateway: TestGateway;
describe('live reload', () => {
  afterEach(() => gateway.close());

  test('a page gets the live composition at once, then the output of the type check as it changes', async () => {
    gateway = await testGateway({ env: { LIVE_RELOAD: 'on' } });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const { next, close } = openStream(gateway.app, '/_dev/reload');
    expect(await next()).toBe(gateway.composition);
    const registry = new Registry(await openStore(gateway.folder));
    await noteProblems(registry, WHOLE_SITE, 'a.ts:1: TS2322\n  no');
    expect(await next()).toBe('!"a.ts:1: TS2322\\n  no"');
    await noteProblems(registry, WHOLE_SITE, '');
    expect(await next()).toBe('!""');
    close();
  });

  test('a site that is not its developer’s has no such stream', async () => {
    gateway = await testGateway();
    const { headers } = await gateway.app.inject('/_dev/reload');
    expect(headers['content-type']).not.toContain('event-stream');
  });
});
