import { LANGUAGES, languageOfPath, type BodyClass, type Language } from '@vestibule/contracts';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routesOf, type ExposeRef, type SiteComposition } from './site';

/** The page route that a path leads to. */
export interface PageMatch {
  readonly entry: ExposeRef;
  readonly bodyClass: BodyClass;
  readonly params: Readonly<Record<string, string | undefined>>;
}
type PageRoute = RouteObject & { readonly handle: Omit<PageMatch, 'params'> };

/** Finds pages by path, in one language: those of all remotes, ranked as react-router ranks them. */
export class RouteTable {
  readonly #routes: PageRoute[];
  readonly #lang: Language;

  constructor(composition: SiteComposition, lang: Language) {
    this.#lang = lang;
    this.#routes = routesOf(composition).flatMap(({ id, path, ref, bodyClass }) => {
      const handle = { entry: ref, bodyClass };
      const localised: PageRoute = { path: `/${lang}/${path[lang]}`, handle };
      // "/" is the German home without a redirect (spec/000 §2).
      return id === 'content-page' ? [localised, { path: '/', handle }] : [localised];
    });
  }

  match(pathname: string): PageMatch | undefined {
    const match = matchRoutes(this.#routes, pathname)?.at(-1);
    if (!match) return undefined;
    return { ...(match.route as PageRoute).handle, params: match.params };
  }

  /** Whether a path belongs to another document: another language, or something that is no page. */
  isElsewhere(pathname: string): boolean {
    const language = languageOfPath(pathname);
    return (
      (language !== undefined && language !== this.#lang) || (language === undefined && pathname !== '/') || /^\/(?:[a-z]{2}\/)?(?:api|pageeditor-api|media)(?:\/|$)/.test(pathname)
    );
  }
}

/** One table per language. */
export const routeTables = (composition: SiteComposition) => Object.fromEntries(LANGUAGES.map((lang) => [lang, new RouteTable(composition, lang)])) as Record<Language, RouteTable>;
