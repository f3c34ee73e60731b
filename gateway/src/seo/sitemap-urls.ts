import { LANGUAGES, routePattern, type Localised, type SitemapRecord } from '@vestibule/contracts';
import { fillPattern, routeNamed, routesOf } from '@vestibule/contracts/site/site';
import { languagesOfRoute, pathIn } from '@vestibule/contracts/remote/route-pattern';
import { RECORD_ROUTES } from '@vestibule/contracts/host/record-links';
import { alternatesOf, type Alternate } from '@vestibule/contracts/site/alternates';
import type { MovedPaths } from '@vestibule/contracts/site/moved';
import type { SitemapBasis } from './sitemap-basis';

/** An address of the sitemap, with the same page in all languages; paths only. */
export interface SitemapUrl {
  readonly path: string;
  readonly alternates: readonly Alternate[];
  readonly images: readonly string[];
  readonly modified: string | null;
}

/**
 * Lists that other remotes link to. A remote's own pages need no place here; the rest of the named ones are this
 * visitor's own (cart, account).
 */
const LISTS = new Set(['events', 'exhibitions', 'productions', 'news', 'team']);

type Route = ReturnType<typeof routesOf>[number];

/**
 * Every address that search engines should know: the records' pages, and the lists of the remotes. An address comes
 * once.
 */
export function sitemapUrls({ site, moved, records, hidden }: Omit<SitemapBasis, 'origin'>): SitemapUrl[] {
  const routes = routesOf(site);
  const pages = records.flatMap(({ kind, id, names, images, modified }) => {
    // A content page may be at a former path of a route: it is that route's.
    if (kind === 'page') return [{ urls: presentOf(names, moved), images, modified }];
    const route = routeNamed(site, RECORD_ROUTES[kind]);
    return route ? [{ urls: pathsOf(route, (lang) => ({ slug: names[lang] ?? '', id })), images, modified }] : [];
  });
  const lists = routes
    .filter(isPublicList)
    .map((route) => ({ urls: pathsOf(route, () => ({})), images: [], modified: null }));
  const seen = new Set<string>();
  return [...pages, ...lists].flatMap(({ urls, images, modified }) => {
    const alternates = alternatesOf(urls, hidden);
    const own = alternates.filter(({ language, path }) => language !== 'x-default' && !seen.has(path));
    for (const { path } of own) seen.add(path);
    return own.map(({ path }) => ({ path, alternates, images, modified }));
  });
}

/** A page of the ordinary frame for everybody, at one address. */
const isPublicList = ({
  id,
  names,
  path,
  layout,
  middleware = [],
  localised = true,
  personal = false,
}: Route): boolean =>
  ([...LISTS].some((name) => names.has(name)) || id.includes('/')) &&
  localised &&
  !personal &&
  layout === 'default' &&
  middleware.length === 0 &&
  !LANGUAGES.some((lang) => /[:*]/.test(pathIn(path, lang)));

const presentOf = (names: SitemapRecord['names'], moved: MovedPaths): Localised =>
  Object.fromEntries(Object.entries(names).map(([lang, path]) => [lang, path && (moved.present(path) ?? path)]));

const pathsOf = (
  route: Route,
  params: (lang: (typeof LANGUAGES)[number]) => Readonly<Record<string, string | number>>,
): Localised =>
  Object.fromEntries(
    languagesOfRoute(route).map((lang) => [lang, fillPattern(routePattern(route, lang), params(lang))]),
  );
