import { type Settings, LANGUAGES } from '@vestibule/contracts';
import type { MovedPaths } from '@vestibule/contracts/site/moved';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { acceptsEncoding } from '../http/accepts-encoding';
import { originOf } from '../http/client-origin';
import type { CachedAnswer } from '../http/cached-answer';
import type { PublicRecords } from './public-records';
import type { SitemapBasis } from './sitemap-basis';
import { SitemapFiles } from './sitemap-files';

/** Addresses that are no pages, are personal, or depend on a query: not for search engines. */
const KEPT_OUT = [
  '/api/',
  '/pageeditor-api/',
  '/_data/',
  '/_preview',
  '/cms-hub',
  ...LANGUAGES.flatMap((lang) => ['api/', 'pageeditor-api/', 'search', 'user/'].map((path) => `/${lang}/${path}`)),
];

/** Feeds and calendars below `/api/`: the longer rule holds. */
const FEEDS = LANGUAGES.flatMap((lang) => ['articles/feed.', 'events/feed.ics'].map((path) => `/${lang}/api/${path}`));

/** Everything else may be found. A sitemap is named by its whole address. */
const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    ...FEEDS.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export interface SeoOptions {
  readonly records: Pick<PublicRecords, 'get'>;
  readonly settings: Pick<CachedAnswer<Settings>, 'get'>;
  /** The live composition: its remotes define where records have their pages. */
  readonly site: () => SiteComposition;
  /** Where its routes were before. */
  readonly moved: (site: SiteComposition) => MovedPaths;
}

/** Seconds for which others may cache the responses: a new event may be found some minutes later. */
const CACHE_CONTROL = 'public, max-age=300';

/** Files that search engines request before pages. */
export function seoRoutes(app: FastifyInstance, options: SeoOptions): void {
  const files = new SitemapFiles();
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(originOf(request))),
  );
  app.get('/sitemap.xml', (request, reply) => sendFile(request, reply, files, 0, options));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    sendFile(request, reply, files, Number(request.params.part), options),
  );
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: SitemapFiles,
  part: number,
  options: SeoOptions,
): Promise<FastifyReply> {
  const basis = await basisOf(request, options);
  // A sitemap without its records would say that they are gone: better none until the backend is back.
  if (!basis)
    return reply
      .code(503)
      .header('retry-after', '60')
      .send({ code: 'unavailable', message: 'The sitemap cannot be made at the moment' });
  const file = await files.get(part, basis);
  if (!file) return reply.code(404).send({ code: 'not_found', message: 'The sitemap has no such part' });
  reply.header('cache-control', CACHE_CONTROL).header('vary', 'accept-encoding').type('application/xml; charset=utf-8');
  return acceptsEncoding(request, 'gzip')
    ? reply.header('content-encoding', 'gzip').send(file)
    : reply.send(gunzipSync(file));
}

async function basisOf(
  request: FastifyRequest,
  { records, settings, site, moved }: SeoOptions,
): Promise<SitemapBasis | undefined> {
  try {
    const [known, { noindex_locales }] = await Promise.all([records.get(), settings.get()]);
    // The pages of a remote that is missing would be missing in it as well.
    if (site().incomplete) throw new Error('A remote cannot be read');
    return { records: known, site: site(), moved: moved(site()), hidden: noindex_locales, origin: originOf(request) };
  } catch (error) {
    request.log.warn({ error: String(error) }, 'the sitemap cannot be made');
    return undefined;
  }
}
