import {
  fillPattern,
  LANGUAGES,
  languagesOfRoute,
  routePattern,
  type Localised,
  type SitemapRecord,
} from '@vestibule/contracts';
import { alternatesOf, type Alternate } from '../../app/alternates';
import { routesOf, type SiteComposition } from '../../app/site';

/** An address of the sitemap, with the same page in all languages; paths only. */
export interface SitemapUrl {
  readonly path: string;
  readonly alternates: readonly Alternate[];
  readonly images: readonly string[];
  readonly modified: string | null;
}

/** Routes of records; a kind whose route no remote declares has no pages. */
const ROUTES: Readonly<Record<Exclude<SitemapRecord['kind'], 'page'>, string>> = {
  event: 'events-slug-id',
  production: 'productions-slug-id',
  article: 'news-slug-id',
  person: 'team-slug-id',
  series: 'series-slug-id',
  venue: 'venues-slug-id',
};
/**
 * Lists that other remotes link to. A remote's own pages need no place here; the rest of the named ones are this
 * visitor's own (cart, account).
 */
const LISTS = new Set(['events', 'productions', 'news', 'team']);

type Route = ReturnType<typeof routesOf>[number];

/**
 * Every address that search engines should know: the records' pages, and the lists of the remotes. An address comes
 * once.
 */
export function sitemapUrls(
  site: SiteComposition,
  records: readonly SitemapRecord[],
  hidden: readonly string[],
): SitemapUrl[] {
  const routes = routesOf(site);
  const byId = new Map(routes.map((route) => [route.id as string, route]));
  const pages = records.flatMap(({ kind, id, names, images, modified }) => {
    if (kind === 'page') return [{ urls: names, images, modified }];
    const route = byId.get(ROUTES[kind]);
    return route ? [{ urls: pathsOf(route, (lang) => ({ slug: names[lang] ?? '', id })), images, modified }] : [];
  });
  const lists = routes
    .filter(isPublicList)
    .map((route) => ({ urls: pathsOf(route, () => ({})), images: [], modified: null }));
  const seen = new Set<string>();
  return [...pages, ...lists].flatMap(({ urls, images, modified }) => {
    const alternates = alternatesOf(urls as Localised, hidden);
    const own = alternates.filter(({ language, path }) => language !== 'x-default' && !seen.has(path));
    for (const { path } of own) seen.add(path);
    return own.map(({ path }) => ({ path, alternates, images, modified }));
  });
}

/** A page of the ordinary frame for everybody, at one address. */
const isPublicList = ({ id, path, layout, middleware = [], localised = true }: Route): boolean =>
  (LISTS.has(id) || id.includes('/')) &&
  localised &&
  layout === 'default' &&
  middleware.length === 0 &&
  !LANGUAGES.some((lang) => /[:*]/.test(path[lang]));

const pathsOf = (
  route: Route,
  params: (lang: (typeof LANGUAGES)[number]) => Readonly<Record<string, string | number>>,
): Localised =>
  Object.fromEntries(
    languagesOfRoute(route).map((lang) => [lang, fillPattern(routePattern(route, lang), params(lang))]),
  );
