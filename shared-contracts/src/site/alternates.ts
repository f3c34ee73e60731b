import { LANGUAGES, type Language, type Localised } from '../languages';

/** The same page in a language; `x-default` is for speakers of none of them. */
export interface Alternate {
  readonly language: Language | 'x-default';
  readonly path: string;
}

/**
 * Languages of a page for search engines, in its head and in the sitemap alike: those that it has and that may be
 * indexed. The first of them is the default for all others: German wherever there is one.
 */
export function alternatesOf(urls: Localised, hidden: readonly string[]): readonly Alternate[] {
  const found = LANGUAGES.flatMap((language): Alternate[] => {
    const path = urls[language];
    return path === undefined || hidden.includes(language) ? [] : [{ language, path }];
  });
  return found[0] ? [...found, { language: 'x-default', path: found[0].path }] : [];
}
