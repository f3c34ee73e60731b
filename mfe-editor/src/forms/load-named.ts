import type { Host, Language } from '@vestibule/contracts';
import { foundHref } from '@vestibule/contracts/host/found-href';
import { inEachLanguage } from '@vestibule/contracts/languages';
import { isPlainObject } from '@vestibule/contracts/plain-object';
import type { FoundLink } from '../rich-text/find-links';

/** By language. */
export type Texts = { readonly [L in Language]?: string | undefined };

/** Address and name of a record in each language. */
export interface Named {
  readonly urls: Texts;
  readonly names: Texts;
}

/** The same record in all languages that was found in one; a page has addresses of its own. */
export async function loadNamed(
  { api, href }: Pick<Host, 'api' | 'href'>,
  hit: FoundLink['hit'],
  signal: AbortSignal,
): Promise<Named> {
  const params = { kind: hit.category, id: hit.id };
  const { urls, values } = await api.call('record', { params, signal });
  const name = values['title'] ?? values['name'];
  return {
    urls: urls ?? inEachLanguage((lang) => foundHref(href, hit, lang)),
    names: isPlainObject(name) ? name : typeof name === 'string' ? inEachLanguage(() => name) : {},
  };
}
