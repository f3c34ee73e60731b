import type { Settings } from '@vestibule/contracts';
import fastify from 'fastify';
import { iconRoutes } from './icon-routes';

function gateway(get: () => Promise<Settings> = () => Promise.resolve({ product: 'Haus & Hof' } as Settings)) {
  const app = fastify();
  iconRoutes(app, { shell: () => 's1', settings: { get } });
  return app;
}

describe('icon routes', () => {
  it.each([
    ['/favicon.ico', '/shell/s1/browser/assets/favicon.ico'],
    ['/apple-touch-icon.png', '/shell/s1/browser/assets/icon-180.png'],
  ])('%s is a file of the live shell', async (url, location) => {
    const { statusCode, headers } = await gateway().inject({ url });
    expect([statusCode, headers.location]).toEqual([302, location]);
  });

  it('the manifest has the name of the site, and its icons', async () => {
    const response = await gateway().inject({ url: '/manifest.webmanifest' });
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      name: 'Haus & Hof',
      start_url: '/',
      icons: [
        { src: '/shell/s1/browser/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/shell/s1/browser/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    });
  });

  it('without settings there is no manifest for now', async () => {
    const { statusCode, headers } = await gateway(() => Promise.reject(new Error('away'))).inject({
      url: '/manifest.webmanifest',
    });
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  });
});
