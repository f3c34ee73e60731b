import { fillPattern } from '../paths/paths';
import type { Language, Localised } from '../languages';
import type { OwnRouteName, RouteName } from '../remote/define-remote';
import { languagesOfRoute, routePattern } from '../remote/route-pattern';
import { routeNamed, type SiteComposition } from './site';

/**
 * Request header in which the gateway sends the paths of pages to the backend: the backend writes some links itself, in
 * files that other programs read, and only the composition knows the paths (docs/decisions/0023-addresses.md).
 */
export const ROUTES_HEADER = 'x-routes';

/** Routes that the backend writes links to. */
const LINKED = [
  'events-slug-id',
  'exhibitions-slug-id',
  'news',
  'news-slug-id',
  'cart',
  'order',
  'waiting-place',
  'login',
  'user-password',
  'user-settings',
  'user-profile',
  'user-confirm',
  'user-new-password',
  'editor/record',
] as const satisfies readonly (RouteName | OwnRouteName)[];
type LinkedRoute = (typeof LINKED)[number];
/** Whole patterns per language. */
type Patterns = Partial<Record<LinkedRoute, Localised>>;

/** Path of a route that the backend links to; a route that the composition lacks leads home. */
export type LinkedHref = (
  route: LinkedRoute,
  params: Readonly<Record<string, string | number>>,
  lang: Language,
) => string;

/** Every call that the gateway passes on has the header. */
const written = new WeakMap<SiteComposition, string>();

/** The header's value: ASCII, as paths of routes are. */
export function writeRoutes(site: SiteComposition): string {
  const known = written.get(site) ?? write(site);
  written.set(site, known);
  return known;
}

function write(site: SiteComposition): string {
  const patterns = LINKED.flatMap((name) => {
    const route = routeNamed(site, name);
    return route
      ? [[name, Object.fromEntries(languagesOfRoute(route).map((lang) => [lang, routePattern(route, lang)]))]]
      : [];
  });
  return JSON.stringify(Object.fromEntries(patterns));
}

/** Undefined when the request did not come through a gateway that knows a composition. */
export function readRoutes(header: string | undefined): LinkedHref | undefined {
  if (header === undefined) return undefined;
  const patterns = JSON.parse(header) as Patterns;
  return (route, params, lang) => {
    const pattern = patterns[route]?.[lang];
    return pattern === undefined ? `/${lang}` : fillPattern(pattern, params);
  };
}
