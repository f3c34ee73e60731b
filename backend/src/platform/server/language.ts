import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@vestibule/contracts';
import Negotiator from 'negotiator';

/** Characters of the header that are read: no browser sends more. */
const MAX_HEADER = 500;

/** The first language of an Accept-Language header that the site has, by weight; the default without one. */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  const wanted = new Negotiator({ headers: { 'accept-language': header.slice(0, MAX_HEADER) } });
  return wanted.languages([...LANGUAGES]).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
