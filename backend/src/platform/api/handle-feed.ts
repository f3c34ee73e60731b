import type { CallName } from '@vestibule/contracts';
import type { LinkedHref } from '@vestibule/contracts/site/route-header';
import type { FastifyInstance } from 'fastify';
import { handleCall, type Call } from './handle-call';
import type { Deps } from '../server/deps';
import { siteOrigin } from '../server/own-origin';
import { siteLinks } from '../server/site-links';

/** How long programs may keep a file, in seconds: they come back within the hour anyway. */
const KEPT_SECONDS = 600;

export interface FeedCall<N extends CallName> extends Call<N> {
  /** Origin of the site, e.g. `https://www.example.org`: files are read elsewhere, so addresses in them are absolute. */
  readonly origin: string;
  /** Path of a page in the language of the file, as the site has it now. */
  readonly href: FileHref;
}

export type FileHref = (route: Parameters<LinkedHref>[0], params: Parameters<LinkedHref>[1]) => string;

/** Registers a call whose response is a file for other programs than the site: a calendar, a feed. */
export function handleFeed<N extends CallName>(
  app: FastifyInstance,
  deps: Deps,
  name: N,
  make: (call: FeedCall<N>) => Promise<string>,
): void {
  handleCall(app, deps, name, async (call) => {
    const { lang, request, reply } = call;
    const links = siteLinks(request);
    const file = await make({
      ...call,
      origin: siteOrigin(deps, request),
      href: (route, params) => links?.(route, params, lang) ?? `/${lang}`,
    });
    reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    // The response of such a call is a file, which the compiler does not see of an unknown name.
    return file as never;
  });
}
