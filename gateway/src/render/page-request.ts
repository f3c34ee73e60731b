import type { Language } from '@vestibule/contracts';
import { clientNetwork } from '@vestibule/contracts/client-network';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import type { Trail } from '@vestibule/contracts/worker/trail';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/client-origin';
import type { Sessions } from '../sessions/sessions';
import { visitorCookie } from '../http/visitor-cookie';
import { pageLanguage, type LanguageSources } from './page-language';

/** A request for a page, read once. */
export interface PageRequest {
  readonly path: string;
  readonly lang: Language;
  readonly url: URL;
  /** Scheme and host under which the visitor sees the site. */
  readonly origin: string;
  /** The network that it comes from, for bounds per client. */
  readonly client?: string;
  /** The visitor's cookies, if there is a real session among them. */
  readonly cookie: string;
  /** The cookies of the visitor's cart and account, for pages that show them. */
  readonly visitor: string;
  readonly hasVersionParameter: boolean;
  /** Requested with a link to an unpublished page (docs/behaviour/editing.md#preview). */
  readonly isPreview: boolean;
  readonly trail: Trail;
}

export interface RequestSources extends LanguageSources {
  readonly sessions: Pick<Sessions, 'cookieOf' | 'languageOf'>;
}

export async function readPageRequest(
  request: FastifyRequest,
  sources: RequestSources,
  address = request.url,
): Promise<PageRequest> {
  const url = addressOf(address);
  return {
    path: url.pathname,
    lang: await pageLanguage(request, url.pathname, sources),
    url,
    origin: originOf(request),
    client: clientNetwork(request.ip),
    cookie: await sources.sessions.cookieOf(request),
    visitor: visitorCookie(request),
    hasVersionParameter: url.searchParams.has('v'),
    isPreview: url.searchParams.has(PREVIEW_PARAMETER),
    trail: request.trail,
  };
}

/** Never read as one with a host of its own, whatever it begins with. */
const addressOf = (target: string) => new URL(`http://localhost/${target.replace(/^\//, '')}`);

/** The same address without `v` (docs/behaviour/editing.md#page-versions). */
export function withoutVersion(request: FastifyRequest): string {
  const url = addressOf(request.url);
  url.searchParams.delete('v');
  return url.pathname + url.search;
}
