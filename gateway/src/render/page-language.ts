import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languageOfPath, type Language } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Compositions } from '../compositions/compositions';
import { DATA_PREFIX } from '../http/addresses';
import { originOf } from '../http/client-origin';
import { pageMatch } from '../http/page-match';
import type { Sessions } from '../sessions/sessions';

export interface LanguageSources {
  readonly sessions: Pick<Sessions, 'languageOf'>;
  readonly compositions: { readonly live: Pick<Compositions['live'], 'site'> };
}

/** Characters of Accept-Language that are read: no browser sends more. */
const MAX_HEADER = 500;

/**
 * Language of a page (docs/behaviour/frame.md#language-of-the-hub): that of its path. A page without one is in the
 * language that the person has chosen, else in that of the page of this site that they come from, else in that of their
 * browser. Data for a document that is open are in its language, which it sends as Accept-Language.
 */
export async function pageLanguage(
  request: FastifyRequest,
  path: string,
  { sessions, compositions }: LanguageSources,
): Promise<Language> {
  const own = languageOfPath(path);
  if (own || pageMatch(compositions.live.site, path)?.localised !== false) return own ?? DEFAULT_LANGUAGE;
  const chosen = request.url.startsWith(DATA_PREFIX)
    ? undefined
    : ((await sessions.languageOf(request)) ?? languageOfReferrer(request));
  return chosen ?? acceptedLanguage(request) ?? DEFAULT_LANGUAGE;
}

function languageOfReferrer(request: FastifyRequest): Language | undefined {
  const referrer = URL.parse(request.headers.referer ?? '');
  const isOwn = referrer !== null && referrer.origin === URL.parse(originOf(request))?.origin;
  return isOwn ? languageOfPath(referrer.pathname) : undefined;
}

function acceptedLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  const header = headers['accept-language']?.slice(0, MAX_HEADER);
  if (header === undefined) return undefined;
  return new Negotiator({ headers: { 'accept-language': header } }).languages([...LANGUAGES]).find(isLanguage);
}
