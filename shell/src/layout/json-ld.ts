import type { Language, PageMeta } from '@vestibule/contracts';

/** JSON that is safe inside a script element: no `<` can close it, no line separator can end a line. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export interface JsonLdSite {
  readonly lang: Language;
  readonly product: string;
  readonly homeTitle: string;
  /** Path of the search. */
  readonly search: string;
  readonly absolute: (path: string) => string;
}

/** The site with its search (docs/behaviour/frame.md#search-action). */
const webSite = ({ lang, product, search, absolute }: JsonLdSite) => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: product,
  url: absolute(`/${lang}`),
  inLanguage: lang,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** The path to the page, by pages that can be visited; positions count from 1, which is Home. */
const breadcrumbList = ({ lang, homeTitle, absolute }: JsonLdSite, steps: PageMeta['breadcrumbs']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: homeTitle, url: `/${lang}` }, ...steps.filter(({ url }) => url !== '')].map(
    ({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(url),
    }),
  ),
});

/** One graph with everything that the page says about itself. */
export function jsonLdOf(site: JsonLdSite, meta: PageMeta): string {
  const graph = [
    webSite(site),
    ...(meta.breadcrumbs.length > 0 ? [breadcrumbList(site, meta.breadcrumbs)] : []),
    ...(meta.jsonLd ?? []),
  ];
  return safeJson({ '@context': 'https://schema.org', '@graph': graph });
}
