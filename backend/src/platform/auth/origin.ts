import type { FastifyRequest } from 'fastify';
import { originOf, ownOrigin, isSecure } from '../server/own-origin';

/**
 * Whether a browser says that another site's page made the request: by Sec-Fetch-Site, Origin, or Referer where there
 * is no Origin. Programs that send none of them are no browsers: no other site can misuse their cookies.
 */
export function isForeignRequest(request: FastifyRequest, siteOrigins: readonly string[]): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const source = request.headers.origin ?? request.headers.referer;
  if (source === undefined) return false;
  const origin = originOf(source);
  if (origin === undefined) return true;
  if (siteOrigins.includes(origin.origin)) return false;
  return origin.host !== ownOrigin(request)?.host || (isSecure(request) && origin.protocol !== 'https:');
}
