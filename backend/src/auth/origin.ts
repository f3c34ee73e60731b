import type { FastifyRequest } from 'fastify';
import { isSecure } from './cookies';

/**
 * Whether a browser says that another site's page made the request: by Sec-Fetch-Site, Origin, or Referer where there is no
 * Origin. Programs that send none of them are no browsers, and nobody rides on their cookies.
 */
export function isForeignRequest(request: FastifyRequest, siteOrigins: readonly string[]): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const source = request.headers.origin ?? request.headers.referer;
  if (source === undefined) return false;
  const origin = originOf(source);
  if (origin === undefined) return true;
  if (siteOrigins.includes(origin.origin)) return false;
  return origin.host !== ownHost(request) || (isSecure(request) && origin.protocol !== 'https:');
}

/** `null`, the origin of sandboxed frames and local files, is none. */
function originOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

/** The host that the visitor asked for; the gateway passes it on, and a page cannot set either header. */
function ownHost(request: FastifyRequest): string | undefined {
  const forwarded = request.headers['x-forwarded-host'];
  const host = (typeof forwarded === 'string' ? forwarded : undefined) ?? request.headers.host;
  // Written as browsers write an origin: lower case, without the default port.
  const url = host === undefined ? undefined : originOf(`${isSecure(request) ? 'https' : 'http'}://${host}`);
  return url?.host;
}
