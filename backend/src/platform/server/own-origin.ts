import { SiteError } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from './deps';

/** Whether the visitor came over TLS: the gateway, which is the only one to reach us, says so. */
export const isSecure = (request: FastifyRequest) => request.headers['x-forwarded-proto'] === 'https';

/** `null`, the origin of sandboxed frames and local files, is none. */
export function originOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

/** The origin of the visitor's request; the gateway passes it on, and a page cannot set either header. */
export function ownOrigin(request: FastifyRequest): URL | undefined {
  const forwarded = request.headers['x-forwarded-host'];
  const host = (typeof forwarded === 'string' ? forwarded : undefined) ?? request.headers.host;
  // Written as browsers write an origin: lower case, without the default port.
  return host === undefined ? undefined : originOf(`${isSecure(request) ? 'https' : 'http'}://${host}`);
}

/**
 * Where the site is, for addresses in mails: a stranger's request may claim any host, so that only SITE_ORIGIN counts.
 * Undefined without it.
 */
export const mailedOrigin = ({ siteOrigins: [origin] }: Pick<Deps, 'siteOrigins'>): string | undefined => origin;

/** The same for mails that are nothing without their link. Throws `unavailable`. */
export function requireMailedOrigin(deps: Pick<Deps, 'siteOrigins'>): string {
  const origin = mailedOrigin(deps);
  if (origin === undefined)
    throw new SiteError('unavailable', 503, 'The backend was started without SITE_ORIGIN: ask an administrator');
  return origin;
}

/**
 * Origin of the site, for addresses in files that the visitor gets themselves: the first of SITE_ORIGIN, else the
 * origin of the request; empty where that is invalid.
 */
export const siteOrigin = ({ siteOrigins }: Pick<Deps, 'siteOrigins'>, request: FastifyRequest): string =>
  siteOrigins[0] ?? ownOrigin(request)?.origin ?? '';
