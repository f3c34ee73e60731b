import { LANGUAGES, languageOfPath, type Language } from '../languages';
import type { RouteAction } from '../remote/action';
import type { BodyClass, LayoutName, SkeletonName } from '../remote/define-remote';
import { routePattern } from '../remote/route-pattern';
import { RouteMatcher, type MatchableRoute } from './route-matcher';
import { routesOf, type ExposeRef, type SiteComposition } from './site';
export { RouteMatcher } from './route-matcher';

/** The page route that a path leads to. */
export interface PageMatch {
  readonly entry: ExposeRef;
  readonly layout: LayoutName;
  readonly bodyClass: BodyClass;
  readonly middleware: readonly string[];
  /** The consent dialog does not open here. */
  readonly legal: boolean;
  /** Shown also while the site is offline. */
  readonly whileOffline: boolean;
  /** Query parameters that the page reads; undefined when it does not say. */
  readonly query: readonly string[] | undefined;
  /** False: its path has no language; the page is in the language of the person. */
  readonly localised: boolean;
  /** It is rendered for each visitor. */
  readonly personal: boolean;
  /** It may use the camera. */
  readonly camera: boolean;
  /** Stands in for the page while it loads for long. */
  readonly skeleton: SkeletonName | undefined;
  /** Takes posts to the page. */
  readonly action: RouteAction | undefined;
  readonly params: Readonly<Record<string, string | undefined>>;
}
type PageRoute = MatchableRoute<Omit<PageMatch, 'params'>>;

/** Finds pages by path, in one language: those of all remotes, ranked as react-router ranks them. */
export class RouteTable {
  readonly #routes: RouteMatcher<PageRoute['handle']>;
  readonly #lang: Language;

  constructor(composition: SiteComposition, lang: Language) {
    this.#lang = lang;
    const routes = routesOf(composition).flatMap((route) => {
      const localised = route.localised ?? true;
      const handle = {
        entry: route.ref,
        layout: route.layout,
        bodyClass: route.bodyClass,
        middleware: route.middleware ?? [],
        legal: route.legal ?? false,
        whileOffline: route.whileOffline ?? false,
        query: route.query,
        localised,
        // Of a page that is in the language of the person there is no version for all.
        personal: route.personal ?? !localised,
        camera: route.camera ?? false,
        skeleton: route.skeleton,
        action: route.action,
      };
      const own: PageRoute = { path: routePattern(route, lang), handle };
      // "/" is the German home without a redirect (docs/behaviour/frame.md#addresses).
      return route.names.has('content-page') ? [own, { path: '/', handle }] : [own];
    });
    this.#routes = new RouteMatcher(routes);
  }

  match(pathname: string): PageMatch | undefined {
    const match = this.#routes.match(pathname);
    return match && { ...match.handle, params: match.params };
  }

  /** The layout of the page that a path leads to; a page that is not found has the ordinary one. */
  layoutOf(pathname: string): LayoutName {
    return this.match(pathname)?.layout ?? 'default';
  }

  /**
   * Whether a path belongs to another document than `from`: another language, another layout, whose frame has other
   * data, or no page at all.
   */
  isElsewhere(pathname: string, from: string): boolean {
    if (/^\/(?:[a-z]{2}\/)?(?:api|pageeditor-api|media)(?:\/|$)/.test(pathname)) return true;
    const language = languageOfPath(pathname);
    const isOwn =
      language === undefined ? pathname === '/' || this.match(pathname) !== undefined : language === this.#lang;
    return !isOwn || this.layoutOf(pathname) !== this.layoutOf(from);
  }
}

/** One table per language. */
export const routeTables = (composition: SiteComposition) =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, new RouteTable(composition, lang)])) as Record<
    Language,
    RouteTable
  >;
