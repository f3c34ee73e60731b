import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  inEachLanguage,
  type Language,
  type Localised,
} from '@vestibule/contracts/languages';

/** Inputs of a page's path; `id` and `parent` are of one kind, keys or numbers. */
export interface PageNode<Id> {
  readonly id: Id;
  readonly parent: Id | null | undefined;
  readonly slug: Localised;
}

function segment(slug: Localised, language: Language): string {
  return slug[language] || slug[DEFAULT_LANGUAGE] || LANGUAGES.map((other) => slug[other]).find(Boolean) || '';
}

/**
 * The whole path of every page in every language: the slugs of its ancestors and its own, where one that is not
 * translated takes the default language's. The home page, which has no slug, is `/de`. Pages in a ring of parents have
 * no path and are left out.
 */
export function pagePaths<Id>(pages: readonly PageNode<Id>[]): Map<Id, Required<Localised>> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const paths = new Map<Id, Required<Localised>>();
  const visit = (page: PageNode<Id>, below: readonly Id[]): Required<Localised> | undefined => {
    const done = paths.get(page.id);
    if (done !== undefined) return done;
    if (below.includes(page.id)) return undefined;
    const parent = page.parent === null || page.parent === undefined ? undefined : byId.get(page.parent);
    const above =
      parent === undefined ? inEachLanguage((language) => `/${language}`) : visit(parent, [...below, page.id]);
    if (above === undefined) return undefined;
    const path = (language: Language) => [above[language], segment(page.slug, language)].filter(Boolean).join('/');
    const own = inEachLanguage(path);
    paths.set(page.id, own);
    return own;
  };
  for (const page of pages) visit(page, []);
  return paths;
}
