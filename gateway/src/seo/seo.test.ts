import type { Settings } from '@vestibule/contracts';
import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { seoRoutes } from './seo-routes';
import { SITE, record, HOST, moved, gateway } from './testing/seo-gateway';

describe('seo', () => {
  test('a file is cached until its sources change, and is compressed for clients that accept it', async () => {
    let records = [record('event', 7, { de: 'nacht' })];
    const app = gateway(() => records);
    const ask = (host: string) =>
      app.inject({ url: '/sitemap-1.xml', headers: { host, 'accept-encoding': 'gzip, br' } });
    const textOf = async (host: string) => gunzipSync((await ask(host)).rawPayload).toString();
    expect((await ask('a.example')).headers['content-encoding']).toBe('gzip');
    expect(await textOf('a.example')).toContain('<loc>http://a.example/de/veranstaltungen/nacht/7</loc>');
    expect(await textOf('b.example')).toContain('<loc>http://b.example/de/veranstaltungen/nacht/7</loc>');
    records = [record('event', 8, { de: 'tag' })];
    expect(await textOf('b.example')).not.toContain('nacht');
    const { body } = await app.inject({
      url: '/sitemap-1.xml',
      headers: { host: 'b.example', 'accept-encoding': 'gzip;q=0' },
    });
    expect(body).toContain('/de/veranstaltungen/tag/8');
  });

  test('robots may not visit other addresses, and find the sitemap', async () => {
    const lines = (await gateway(() => []).inject({ url: '/robots.txt', headers: HOST })).body.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /cs/search',
        'Disallow: /en/user/',
        'Disallow: /_preview',
        'Allow: /de/api/articles/feed.',
        'Allow: /cs/api/events/feed.ics',
      ]),
    );
    expect(lines).toContain('Sitemap: http://museum.example/sitemap.xml');
  });

  test('while a remote is missing there is none either', async () => {
    const app = fastify();
    const settings = { get: () => Promise.resolve({ noindex_locales: [] as string[] } as Settings) };
    seoRoutes(app, {
      records: { get: () => Promise.resolve([]) },
      settings,
      site: () => ({ ...SITE, incomplete: true }),
      moved: () => moved,
    });
    expect((await app.inject({ url: '/sitemap.xml' })).statusCode).toBe(503);
  });

  test('without its records there is no sitemap, and nobody takes that for a site without pages', async () => {
    const app = fastify();
    seoRoutes(app, {
      records: { get: () => Promise.reject(new Error('away')) },
      settings: { get: () => Promise.reject(new Error('away')) },
      site: () => SITE,
      moved: () => moved,
    });
    for (const url of ['/sitemap.xml', '/sitemap-1.xml']) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    }
  });
});
