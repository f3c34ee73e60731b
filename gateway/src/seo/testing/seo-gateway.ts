import type { Settings, SitemapRecord } from '@vestibule/contracts';
import { movedPaths } from '@vestibule/contracts/site/moved';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import fastify from 'fastify';
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { seoRoutes } from '../seo-routes';

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: string, path: object, more: object = {}) => ({
  id,
  path,
  page: './pages/x',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
  ...more,
});
export const SITE = {
  id: 'c',
  remotes: [
    {
      name: 'programme',
      routes: [
        route('events', { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' }),
        route('events-slug-id', {
          de: 'veranstaltungen/:slug/:id',
          en: 'events/:slug/:id',
          cs: 'veranstaltungen/:slug/:id',
        }),
        route('series-slug-id', everywhere('series/:slug?/:id')),
        route('content/series', everywhere('abonnements')),
        route('cart', everywhere('cart')),
        route('content/profile', everywhere('profile'), { middleware: ['logged-in'] }),
        route('content/register', everywhere('user/register'), { personal: true }),
        route('editor/hub', everywhere('cms-hub'), { localised: false }),
      ],
    },
  ],
} as unknown as SiteComposition;

export const record = (
  kind: SitemapRecord['kind'],
  id: number,
  names: SitemapRecord['names'],
  more: Partial<SitemapRecord> = {},
): SitemapRecord => ({
  kind,
  id,
  names,
  images: [],
  modified: null,
  ...more,
});
export const HOST = { host: 'museum.example' };
/** The programme was at `akce` in Czech. */
export const moved = movedPaths(SITE, [{ id: 'events', path: { de: 'kalender', en: 'events', cs: 'akce' } }]);

/** A gateway whose records are those of the moment. */
export function gateway(records: () => readonly SitemapRecord[], noindex_locales: readonly string[] = []) {
  const app = fastify();
  const settings = { get: () => Promise.resolve({ noindex_locales } as unknown as Settings) };
  seoRoutes(app, {
    records: { get: () => Promise.resolve(records()) },
    settings,
    site: () => SITE,
    moved: () => moved,
  });
  return app;
}

/** The sitemap of a small site. */
export async function sitemap(records: readonly SitemapRecord[], noindex_locales?: readonly string[]) {
  const app = gateway(() => records, noindex_locales);
  const index = await parseSitemapIndex(Readable.from((await app.inject({ url: '/sitemap.xml', headers: HOST })).body));
  expect(index.map(({ url }) => url)).toEqual(['http://museum.example/sitemap-1.xml']);
  const answer = await app.inject({ url: '/sitemap-1.xml', headers: HOST });
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return parseSitemap(Readable.from(answer.body));
}
export const paths = (items: readonly { url: string }[]) =>
  items.map(({ url }) => url.replace('http://museum.example', ''));
