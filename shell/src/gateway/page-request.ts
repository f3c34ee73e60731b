import { COOKIES, DEFAULT_LANGUAGE, languageOfPath, type Language } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import type { Trail } from '../render/trail';

/** Query parameters that say where a visitor came from; they change nothing on the page. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/;
const MAX_QUERY = 500;

/** A request for a page, read once. */
export interface PageRequest {
  readonly path: string;
  readonly lang: Language;
  /** Path with the query that matters, parameters sorted: names the page in the cache. */
  readonly target: string;
  /** Scheme and host under which the visitor sees the site. */
  readonly origin: string;
  readonly secure: boolean;
  /** The visitor's cookies, if there is a session among them. */
  readonly cookie: string;
  readonly hasVersionParameter: boolean;
  readonly trail: Trail;
}

export function readPageRequest(request: FastifyRequest, address = request.url): PageRequest {
  const url = new URL(address, 'http://localhost');
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => a.localeCompare(b));
  const search = new URLSearchParams(query).toString().slice(0, MAX_QUERY);
  const cookie = request.headers.cookie ?? '';
  const secure = request.protocol === 'https';
  return {
    path: url.pathname,
    lang: languageOfPath(url.pathname) ?? DEFAULT_LANGUAGE,
    target: url.pathname + (search && `?${search}`),
    origin: `${request.protocol}://${request.host}`,
    secure,
    cookie: new RegExp(`(?:^|;\\s*)${COOKIES.session}=`).test(cookie) ? cookie : '',
    hasVersionParameter: url.searchParams.has('v'),
    trail: request.trail,
  };
}

/** The same address without `v` (spec/000 §6). */
export function withoutVersion(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.delete('v');
  return url.pathname + url.search;
}
