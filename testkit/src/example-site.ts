import { inEachLanguage, type RouteDeclaration, type RouteName } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';

type Paths = RouteDeclaration['path'];
const everywhere = (path: string): Paths => inEachLanguage(() => path);

/** A path for each route that other remotes link to, for tests; the site's own are in the remotes. */
const PATHS: Readonly<Record<RouteName, Paths>> = {
  'content-page': everywhere('*'),
  login: everywhere('user/login'),
  cookies: everywhere('cookies'),
  'user-profile': everywhere('user/profile'),
  'user-settings': everywhere('user/settings'),
  'user-password': everywhere('user/password'),
  'user-confirm': everywhere('user/confirm'),
  'user-new-password': everywhere('user/new-password'),
  'user-orders': everywhere('user/orders'),
  'legals-agb': everywhere('agb'),
  'legals-privacy': everywhere('datenschutz'),
  'legals-imprint': everywhere('impressum'),
  team: everywhere('team'),
  'team-slug-id': everywhere('team/:slug/:id'),
  'venues-slug-id': everywhere('venues/:slug/:id'),
  'series-slug-id': everywhere('series/:slug?/:id'),
  'forms-slug-id': everywhere('forms/:slug/:id'),
  events: { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' },
  'events-slug-id': { de: 'veranstaltungen/:slug/:id', en: 'events/:slug/:id', cs: 'veranstaltungen/:slug/:id' },
  news: everywhere('news'),
  'news-slug-id': everywhere('news/:slug/:id'),
  exhibitions: { de: 'ausstellungen', en: 'exhibitions', cs: 'vystavy' },
  'exhibitions-slug-id': {
    de: 'ausstellungen/:slug/:id',
    en: 'exhibitions/:slug/:id',
    cs: 'vystavy/:slug/:id',
  },
  productions: { de: 'produktionen', en: 'productions', cs: 'produktionen' },
  'productions-slug-id': { de: 'produktionen/:slug/:id', en: 'productions/:slug/:id', cs: 'produktionen/:slug/:id' },
  search: everywhere('search/:category?/:page?'),
  cart: everywhere('cart'),
  order: everywhere('webshop/orders/:number/:signature'),
  'waiting-place': everywhere('webshop/waiting/:number/:signature'),
};

export type ExampleRoute = Pick<RouteDeclaration, 'id' | 'path'> & Partial<RouteDeclaration>;

/** A site of one remote that has every named route, and these: one of the same name replaces it. */
export function exampleSite(own: readonly ExampleRoute[] = []): SiteComposition {
  const file = { path: 'browser/a.js', integrity: '' };
  const named = Object.entries(PATHS).map(([id, path]) => ({ id: id as RouteName, path }));
  const routes = [...named.filter(({ id }) => !own.some((route) => route.id === id)), ...own].map(
    (route): RouteDeclaration => ({
      page: './pages/a',
      layout: 'default',
      bodyClass: 'none',
      hydrate: 'idle',
      ...route,
    }),
  );
  const nothing = { slots: [], exposes: {}, translations: {}, files: [] };
  const remote = { name: 'all', version: '1.0.0', contracts: '^1.0.0', entry: file, server: file, ...nothing, routes };
  return { id: 'example', remotes: [remote] };
}
