import type { Settings } from '@vestibule/contracts';
import fastify from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineRoutes, type OfflineOptions } from './offline-routes';

let shellDist: string;
let product: string;
describe('offline routes', () => {
  beforeEach(async () => {
    product = 'Haus & Hof';
    shellDist = await mkdtemp(join(tmpdir(), 'vestibule-offline-'));
    await mkdir(join(shellDist, 's1', 'service-worker'), { recursive: true });
    await writeFile(join(shellDist, 's1', 'service-worker', 'sw.js'), 'run();');
    const fonts = [
      'browser/fonts/newsreader-latin-wght-normal.1.woff2',
      'browser/fonts/work-sans-latin-wght-normal.2.woff2',
    ];
    await writeFile(join(shellDist, 's1', 'shell.json'), JSON.stringify({ fonts }));
  });
  afterEach(() => rm(shellDist, { recursive: true, force: true }));

  function gateway(options: Partial<OfflineOptions> = {}) {
    const app = fastify();
    const settings = { get: () => Promise.resolve({ product } as Settings) };
    offlineRoutes(app, { enabled: true, shellDist, shell: () => 's1', settings, ...options });
    return app;
  }
  const worker = async (options?: Partial<OfflineOptions>) => gateway(options).inject({ url: '/sw.js' });
  const configOf = (script: string) =>
    JSON.parse(/^self\.VESTIBULE=(.*);\nrun\(\);$/.exec(script)?.[1] ?? '{}') as { offline?: string; states?: object };

  test('the worker is the shell’s, for the whole site, and looked for at each visit', async () => {
    const { headers, body } = await worker();
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(configOf(body)).toMatchObject({
      offline: expect.stringMatching(/^\w{10}$/),
      states: { cs: { cancelled: 'Zrušeno' } },
    });
  });

  test('the worker changes when the offline pages do, and only then', async () => {
    const [first, again] = [await worker(), await worker()];
    product = 'Ein anderes Haus';
    const renamed = await worker();
    expect(again.body).toBe(first.body);
    expect(configOf(renamed.body).offline).not.toBe(configOf(first.body).offline);
  });

  test('a browser that has it gets 304, and one that has another one gets it', async () => {
    const app = gateway();
    const ask = async () => app.inject({ url: '/sw.js', headers: { 'if-none-match': String(etag) } });
    const { etag } = (await app.inject({ url: '/sw.js' })).headers;
    expect((await ask()).statusCode).toBe(304);
    product = 'Ein anderes Haus';
    expect((await ask()).statusCode).toBe(200);
  });

  test('switched off, it is one that takes itself away', async () => {
    const { body, headers } = await worker({ enabled: false, shell: () => 'gone' });
    expect(headers['cache-control']).toContain('no-cache');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain("'fetch'");
  });

  test('a shell that has none leaves browsers the one they have', async () => {
    expect((await worker({ shell: () => 'before' })).statusCode).toBe(503);
  });

  test('the offline page needs nothing but itself, and allows nothing else', async () => {
    const { body, headers } = await gateway().inject({ url: '/offline/en' });
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<title>No connection right now | Haus &amp; Hof</title>');
    expect(body).not.toMatch(/<script |<link|<img/);
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(body) ?? [];
    expect(script).toContain("addEventListener('online'");
    expect(headers['content-security-policy']).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
    expect(style).toContain('url(/shell/s1/browser/fonts/newsreader-latin-wght-normal.1.woff2)');
    expect(headers['content-security-policy']).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  });

  test('there is none in a language that the site does not have', async () => {
    expect((await gateway().inject({ url: '/offline/fr' })).statusCode).toBe(404);
  });
});
