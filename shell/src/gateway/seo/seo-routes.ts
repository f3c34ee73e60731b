import type { Settings } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteComposition } from '../../app/site';
import type { KeptAnswer } from '../kept-answer';
import type { PublicRecords } from './public-records';
import { robotsTxt } from './robots';
import { sitemapUrls, type SitemapUrl } from './sitemap-urls';
import { indexXml, partsOf, partXml } from './sitemap-xml';

export interface SeoOptions {
  readonly records: Pick<PublicRecords, 'get'>;
  readonly settings: Pick<KeptAnswer<Settings>, 'get'>;
  /** What visitors get now: its remotes say where records have their pages. */
  readonly site: () => SiteComposition;
}

/** Seconds that others may keep the answers: a new event may be found some minutes later. */
const MAX_AGE = 300;

/** What search engines ask before they look at a page. */
export function seoRoutes(app: FastifyInstance, options: SeoOptions): void {
  app.get('/robots.txt', (request, reply) => answer(reply, 'text/plain; charset=utf-8').send(robotsTxt(originOf(request))));
  app.get('/sitemap.xml', async (request, reply) => {
    const urls = await urlsOf(options, request);
    return urls ? answer(reply, XML).send(indexXml(partsOf(urls), originOf(request))) : later(reply);
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', async (request, reply) => {
    const urls = await urlsOf(options, request);
    if (!urls) return later(reply);
    const part = Number(request.params.part);
    if (part > partsOf(urls)) return reply.code(404).send({ code: 'not_found', message: 'The sitemap has no such part' });
    return answer(reply, XML).send(partXml(urls, part, originOf(request)));
  });
}

const XML = 'application/xml; charset=utf-8';
const answer = (reply: FastifyReply, type: string) => reply.header('cache-control', `public, max-age=${MAX_AGE}`).type(type);
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** A sitemap without its records would say that they are gone: better none until the backend is back. */
const later = (reply: FastifyReply) => reply.code(503).header('retry-after', '60').send({ code: 'unavailable', message: 'The sitemap cannot be made at the moment' });

async function urlsOf({ records, settings, site }: SeoOptions, { log }: FastifyRequest): Promise<SitemapUrl[] | undefined> {
  try {
    const [known, { noindex_locales }] = await Promise.all([records.get(), settings.get()]);
    return sitemapUrls(site(), known, noindex_locales);
  } catch (error) {
    log.warn({ error: String(error) }, 'the sitemap cannot be made');
    return undefined;
  }
}
