import { brotliDecompressSync } from 'node:zlib';
import { testGateway, type TestGateway } from '../testing/test-gateway';

jest.mock('../compositions/running');

let gateway: TestGateway;
describe('composition file', () => {
  beforeAll(async () => (gateway = await testGateway()));
  afterAll(() => gateway.close());

  const ask = (id: string, headers = {}) => gateway.app.inject({ url: `/compositions/${id}.json`, headers });

  test('a composition is sent as small as the browser takes it, for ever', async () => {
    const plain = await ask(gateway.composition);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).toMatchObject({ id: gateway.composition, remotes: [{ routes: expect.any(Array) }] });

    const small = await ask(gateway.composition, { 'accept-encoding': 'br' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  });

  test('one that is not known is not found', async () => {
    expect((await ask('000000000000')).statusCode).toBe(404);
  });
});
