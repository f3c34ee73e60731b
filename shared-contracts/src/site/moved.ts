import { matchRoutes } from 'react-router-dom';
import { fillPattern } from '../host/paths';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOfPath, type Language } from '../languages';
import type { RouteDeclaration } from '../remote/define-remote';
import { languagesOfRoute, routePattern } from '../remote/route-pattern';
import { routesOf, type SiteComposition } from './site';

/** Where a route was in an earlier version of its remote. */
export type FormerRoute = Pick<RouteDeclaration, 'id' | 'path' | 'localised'>;

/** Addresses of routes that have moved; docs/decisions/0023-addresses.md. */
export interface MovedPaths {
  /**
   * The present path of what was at this one, without query; undefined where it is the path of a page now, or never was
   * one.
   */
  present: (path: string) => string | undefined;
  /** Paths at which the page of this one was before, the latest first. */
  earlier: (path: string) => readonly string[];
}

/** The catch-all has a page for any path: what was another route's path is still that route's. */
const isCatchAll = ({ path }: FormerRoute, lang: Language): boolean => path[lang] === '*';

const matched = (routes: readonly FormerRoute[], lang: Language, pathname: string) => {
  const own = routes.filter((route) => languagesOfRoute(route).includes(lang) && !isCatchAll(route, lang));
  const found = matchRoutes(
    own.map((route) => ({ path: routePattern(route, lang), handle: route })),
    pathname,
  )?.at(-1);
  return found && { id: found.route.handle.id, params: found.params };
};

const isSamePlace = (a: FormerRoute, b: FormerRoute): boolean =>
  LANGUAGES.every((lang) => routePattern(a, lang) === routePattern(b, lang)) &&
  (a.localised ?? true) === (b.localised ?? true);

/** `former`: the latest first. */
export function movedPaths(site: SiteComposition, former: readonly FormerRoute[]): MovedPaths {
  const routes = routesOf(site);
  // Most places are those of today: nothing is matched on behalf of them, as every link of a page is asked about.
  const known = former.filter((place) => routes.some((route) => route.id === place.id && !isSamePlace(route, place)));
  const langOf = (path: string) => languageOfPath(path) ?? DEFAULT_LANGUAGE;
  return {
    present: (path) => {
      const lang = langOf(path);
      const old = known.length === 0 ? undefined : matched(known, lang, path);
      if (!old || matched(routes, lang, path)) return undefined;
      const route = routes.find(({ id }) => id === old.id);
      return route && filled(route, lang, old.params);
    },
    earlier: (path) => {
      if (known.length === 0) return [];
      const lang = langOf(path);
      const now = matched(routes, lang, path);
      const paths = known.filter(({ id }) => id === now?.id).map((route) => filled(route, lang, now?.params ?? {}));
      return [...new Set(paths)].filter((one) => one !== undefined && one !== path) as string[];
    },
  };
}

/** Undefined where the other path does not say all that this one asks for. */
function filled(
  route: FormerRoute,
  lang: Language,
  { '*': rest = '', ...params }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const pattern = routePattern(route, lang);
  const isWhole = pattern
    .split('/')
    .every((part) => !part.startsWith(':') || part.endsWith('?') || Boolean(params[part.slice(1)]));
  const path = rest.split('/').map(encodeURIComponent).join('/');
  return isWhole ? fillPattern(pattern, { ...params, path }).replace(/\/$/, '') : undefined;
}
