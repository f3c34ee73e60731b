import fastify, { type FastifyInstance } from 'fastify';
import { checkHosts, servedHosts } from './client-origin';

const SITE = { SITE_ORIGIN: 'https://www.museum.example, https://museum.example', FURTHER_HOSTS: 'lb.internal' };
const OWN = ['www.museum.example', 'MUSEUM.example:443', 'lb.internal', 'localhost:3000', '127.0.1.9', '[::1]:80'];
let app: FastifyInstance;
async function start(config: Parameters<typeof servedHosts>[0]) {
  app = fastify();
  checkHosts(app, servedHosts(config));
  app.get('/health', () => 'well');
  app.get('/*', () => 'page');
  await app.ready();
}
describe('client origin', () => {
  afterEach(() => app.close());
  const statusOf = async (host: string, url = '/de') => (await app.inject({ url, headers: { host } })).statusCode;

  describe('hosts of requests', () => {
    it('are the site’s own once its origin is known', async () => {
      await start(SITE);
      for (const host of OWN) expect([host, await statusOf(host)]).toEqual([host, 200]);
      for (const host of ['evil.example', 'museum.example.evil.example', 'xmuseum.example', '10.0.0.1'])
        expect([host, await statusOf(host)]).toEqual([host, 421]);
    });

    it('do not matter to requests of machines, which open no page to them', async () => {
      await start(SITE);
      expect(await statusOf('10.0.0.1', '/health')).toBe(200);
      expect(await statusOf('10.0.0.1')).toBe(421);
    });

    it('are any while the origin is not set', async () => {
      await start({});
      expect(await statusOf('evil.example')).toBe(200);
      expect(await statusOf('not a host')).toBe(400);
    });
  });
});
