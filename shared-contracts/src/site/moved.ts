import { fillPattern } from '../paths/paths';
import { DEFAULT_LANGUAGE, LANGUAGES, languageOfPath, type Language } from '../languages';
import { languagesOfRoute, pathIn, routePattern } from '../remote/route-pattern';
import type { FormerRoute } from './former-route';
import { RouteMatcher } from './route-matcher';
import { routeNamed, routesOf, type SiteComposition } from './site';

/** Addresses of routes that have moved; docs/decisions/0023-addresses.md. */
export interface MovedPaths {
  /**
   * The present path of the page that was at this one, without query; undefined where it is the path of a page now, or
   * never was one.
   */
  present: (path: string) => string | undefined;
  /** Paths at which the page of this one was before, the latest first. */
  earlier: (path: string) => readonly string[];
}

/** The catch-all has a page for any path: the former path of another route still belongs to that route. */
const isCatchAll = ({ path }: FormerRoute, lang: Language): boolean => pathIn(path, lang) === '*';

type Matchers<R> = Readonly<Record<Language, RouteMatcher<R>>>;

const matchersOf = <R extends FormerRoute>(routes: readonly R[]) =>
  Object.fromEntries(
    LANGUAGES.map((lang) => {
      const own = routes.filter((route) => languagesOfRoute(route).includes(lang) && !isCatchAll(route, lang));
      return [lang, new RouteMatcher(own.map((route) => ({ path: routePattern(route, lang), handle: route })))];
    }),
  ) as Matchers<R>;

const isSamePlace = (a: FormerRoute, b: FormerRoute): boolean =>
  LANGUAGES.every((lang) => routePattern(a, lang) === routePattern(b, lang)) &&
  (a.localised ?? true) === (b.localised ?? true);

interface Known {
  readonly former: readonly FormerRoute[];
  readonly paths: MovedPaths;
}

/** Every page, slot and frame asks; a gateway learns of places that were left while a composition runs. */
const kept = new WeakMap<SiteComposition, Known>();
const NOWHERE: readonly FormerRoute[] = [];

/** `former`: the latest first. */
export function movedPaths(site: SiteComposition, former = site.former ?? NOWHERE): MovedPaths {
  const known = kept.get(site);
  if (known?.former === former) return known.paths;
  const paths = workOut(site, former);
  kept.set(site, { former, paths });
  return paths;
}

function workOut(site: SiteComposition, former: readonly FormerRoute[]): MovedPaths {
  const routes = routesOf(site);
  // Most paths are present ones: nothing is matched on behalf of them, as every link of a page is looked up.
  const known = former.filter((place) =>
    routes.some((route) => route.names.has(place.id) && !isSamePlace(route, place)),
  );
  if (known.length === 0) return { present: () => undefined, earlier: () => [] };
  const langOf = (path: string) => languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const [then, now] = [matchersOf(known), matchersOf(routes)];
  return {
    present: (path) => {
      const lang = langOf(path);
      const old = then[lang].match(path);
      if (!old || now[lang].match(path)) return undefined;
      const route = routeNamed(site, old.handle.id);
      return route && filled(route, lang, old.params);
    },
    earlier: (path) => {
      const lang = langOf(path);
      const page = now[lang].match(path);
      const paths = known
        .filter(({ id }) => page?.handle.names.has(id))
        .map((route) => filled(route, lang, page?.params ?? {}));
      return [...new Set(paths)].filter((one) => one !== undefined && one !== path) as string[];
    },
  };
}

/** Undefined where the other path lacks params of this one. */
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
