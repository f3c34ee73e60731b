import { LANGUAGES, type Language } from '@vestibule/contracts';
import type { LinkedHref } from '@vestibule/contracts/site/route-header';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Schema } from 'yup';
import { checkQuery } from './check-input';
import type { Deps } from './deps';
import { siteOrigin } from './own-origin';
import { siteLinks } from './site-links';

/** How long programs may keep a file, in seconds: they come back within the hour anyway. */
const KEPT_SECONDS = 600;

export interface FileCall<Q> {
  readonly lang: Language;
  readonly query: Q;
  readonly params: Readonly<Record<string, string>>;
  readonly reply: FastifyReply;
  /** Where the site is, e.g. `https://www.example.org`: files are read elsewhere, so addresses in them are whole. */
  readonly origin: string;
  /** Path of a page in the language of the file, in the live composition. */
  readonly href: FileHref;
}

export type FileHref = (route: Parameters<LinkedHref>[0], params: Parameters<LinkedHref>[1]) => string;

export interface FileRoute<Q> {
  /** Below `/{lang}/api/`. */
  readonly path: string;
  /** Media type of the response. */
  readonly type: string;
  readonly query: Schema<Q>;
}

/** Registers a file for other programs than the site, in every language: calendars, feeds. */
export function fileRoute<Q>(
  app: FastifyInstance,
  deps: Pick<Deps, 'siteOrigins'>,
  { path, type, query }: FileRoute<Q>,
  make: (call: FileCall<Q>) => Promise<string>,
): void {
  for (const lang of LANGUAGES)
    app.get<{ Params: Record<string, string> }>(`/${lang}/api/${path}`, async (request, reply) => {
      const origin = siteOrigin(deps, request);
      const links = siteLinks(request);
      const file = await make({
        lang,
        query: checkQuery(query, request.query) as Q,
        params: request.params,
        reply,
        origin,
        href: (route, params) => links?.(route, params, lang) ?? `/${lang}`,
      });
      return reply.type(type).header('cache-control', `public, max-age=${KEPT_SECONDS}`).send(file);
    });
}
