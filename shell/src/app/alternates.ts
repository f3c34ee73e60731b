import { LANGUAGES, type Language, type Localised } from '@vestibule/contracts';

/** The same page in a language; `x-default` is for whoever speaks none of them. */
export interface Alternate {
  readonly language: Language | 'x-default';
  readonly path: string;
}

/**
 * What search engines are told of a page's languages, in its head and in the sitemap alike: those that it has and that
 * may be found. For everybody else the first of them stands in, which is German wherever there is one.
 */
export function alternatesOf(urls: Localised, hidden: readonly string[]): readonly Alternate[] {
  const found = LANGUAGES.flatMap((language): Alternate[] => {
    const path = urls[language];
    return path === undefined || hidden.includes(language) ? [] : [{ language, path }];
  });
  return found[0] ? [...found, { language: 'x-default', path: found[0].path }] : [];
}
