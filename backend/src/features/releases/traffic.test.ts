import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTraffic } from './traffic';

const log = { warn: jest.fn() };
const TOKEN = 'internal-token-of-the-tests';
const answer = {
  compositions: [{ id: 'a', share: 100, remotes: [{ name: 'programme', version: '1.0.0' }] }],
  versions: [],
};
const servers: Server[] = [];
describe('traffic', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function gateway(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const ask = (gatewayUrl: string | undefined) => createTraffic({ gatewayUrl, token: TOKEN, log })();

  test('asks the gateway, and says who asks', async () => {
    const asked: unknown[] = [];
    const url = await gateway(({ url: path, headers }, response) => {
      asked.push([path, headers.authorization]);
      response.end(JSON.stringify(answer));
    });
    await expect(ask(url)).resolves.toEqual(answer);
    expect(asked).toEqual([['/internal/releases', `Bearer ${TOKEN}`]]);
  });

  test('no gateway, one that refuses, one that talks nonsense: nothing is known', async () => {
    await expect(ask(undefined)).resolves.toBeNull();
    await expect(ask(await gateway((_, response) => response.writeHead(404).end('{}')))).resolves.toBeNull();
    await expect(ask(await gateway((_, response) => response.end('{"compositions":1}')))).resolves.toBeNull();
  });

  test('a gateway that says nothing is not waited for', async () => {
    const url = await gateway(() => undefined);
    const before = Date.now();
    await expect(ask(url)).resolves.toBeNull();
    expect(Date.now() - before).toBeLessThan(3000);
  });
});
