import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/client-origin';

/**
 * Whether a page of this site made the request, as its browser says: by Sec-Fetch-Site, or by Origin where there is no
 * TLS and so no Sec-Fetch-Site. Pages cannot write either header. Who says nothing is no browser of today.
 */
export function isFromOwnPage(request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // As browsers write an origin: lower case, without the default port.
  return request.headers.origin === new URL(originOf(request)).origin;
}
