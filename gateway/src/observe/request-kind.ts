import type { FastifyRequest } from 'fastify';
import { DATA_PREFIX } from '../http/addresses';
import { PROXIED } from '../http/proxied';

/** `api` is a response of the backend, pictures too; `other` the gateway's own calls, and unknown addresses. */
export type RequestKind = 'page' | 'data' | 'static' | 'api' | 'other';

const kinds = new Map<string, RequestKind>();

/** The kind of a request, by its route. */
export function kindOf(request: FastifyRequest): RequestKind {
  const route = request.routeOptions.url ?? '';
  let kind = kinds.get(route);
  if (!kind) kinds.set(route, (kind = kindOfRoute(route)));
  return kind;
}

function kindOfRoute(route: string): RequestKind {
  if (route === '/*') return 'page';
  if (route.startsWith(DATA_PREFIX)) return 'data';
  if (/^\/(shell|remotes)\//.test(route)) return 'static';
  return PROXIED.some((prefix) => route === prefix || route.startsWith(`${prefix}/`)) ? 'api' : 'other';
}
