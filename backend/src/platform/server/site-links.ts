import { readRoutes, ROUTES_HEADER, type LinkedHref } from '@vestibule/contracts/site/route-header';
import type { FastifyRequest } from 'fastify';

/**
 * Where the site's pages are, as the gateway says with the request; undefined where it does not: a render worker fills
 * links itself.
 */
export function siteLinks({ headers }: FastifyRequest): LinkedHref | undefined {
  const value = headers[ROUTES_HEADER];
  return readRoutes(Array.isArray(value) ? value[0] : value);
}
