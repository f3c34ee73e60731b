import { defineRemote, inEachLanguage, type RouteDeclaration } from '@vestibule/contracts';
import { pathIn } from '@vestibule/contracts/remote/route-pattern';
import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import { PROGRAMME_PARAMETERS as EVENTS_PARAMETERS } from './src/events/query';
import { SAVED_KINDS } from './src/favourites/saved';
import { VISIT_PARAMETERS } from './src/visit/visit-query';
import { PRODUCTION_PARAMETERS as PRODUCTIONS_PARAMETERS } from './src/productions/query';

/** A path whose segments are the same in every language. */
const everywhere = (path: string): RouteDeclaration['path'] => inEachLanguage(() => path);
/** Below another path, alike in every language. */
const below = (path: RouteDeclaration['path'], rest: string): RouteDeclaration['path'] =>
  inEachLanguage((lang) => `${pathIn(path, lang)}/${rest}`);

// Where the lists are, and with them all that is below.
const PROGRAMME: RouteDeclaration['path'] = { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' };
const PRODUCTIONS: RouteDeclaration['path'] = { de: 'produktionen', en: 'productions', cs: 'produktionen' };
const EXHIBITIONS: RouteDeclaration['path'] = { de: 'ausstellungen', en: 'exhibitions', cs: 'vystavy' };
const NEWS = everywhere('news');

const page = { layout: 'default', bodyClass: 'none', query: [] as readonly string[], hydrate: 'idle' } as const;

export default defineRemote({
  name: 'programme',
  contracts: '^1.6.0',
  routes: [
    {
      ...page,
      id: 'events',
      path: PROGRAMME,
      page: './pages/events-list',
      skeleton: 'event-list',
      bodyClass: 'cms',
      query: EVENTS_PARAMETERS,
    },
    {
      ...page,
      id: 'events-slug-id',
      path: below(PROGRAMME, ':slug/:id'),
      page: './pages/event-detail',
      skeleton: 'event-detail',
      bodyClass: 'non-cms',
      query: [PREVIEW_PARAMETER],
    },
    {
      ...page,
      id: 'productions',
      path: PRODUCTIONS,
      page: './pages/productions-list',
      skeleton: 'productions',
      bodyClass: 'cms',
      query: PRODUCTIONS_PARAMETERS,
    },
    {
      ...page,
      id: 'productions-slug-id',
      path: below(PRODUCTIONS, ':slug/:id'),
      page: './pages/production-detail',
      skeleton: 'event-detail',
      bodyClass: 'non-cms',
      query: [PREVIEW_PARAMETER],
    },
    {
      ...page,
      id: 'exhibitions',
      path: EXHIBITIONS,
      page: './pages/exhibitions-list',
      skeleton: 'productions',
      bodyClass: 'cms',
      query: ['view', 'page'],
      hydrate: 'input',
    },
    {
      ...page,
      id: 'exhibitions-slug-id',
      path: below(EXHIBITIONS, ':slug/:id'),
      page: './pages/exhibition-detail',
      skeleton: 'event-detail',
      bodyClass: 'non-cms',
      query: [PREVIEW_PARAMETER],
    },
    {
      ...page,
      id: 'programme/visit',
      path: { de: 'besuch/planen', en: 'visit/plan', cs: 'navsteva/plan' },
      page: './pages/visit',
      skeleton: 'page',
      query: VISIT_PARAMETERS,
      hydrate: 'input',
    },
    {
      ...page,
      id: 'programme/favourites',
      path: everywhere('favourites'),
      page: './pages/favourites',
      skeleton: 'page',
      query: SAVED_KINDS,
    },
    { ...page, id: 'news', path: NEWS, page: './pages/news', skeleton: 'magazine', query: ['page'] },
    { ...page, id: 'programme/news-tags', path: below(NEWS, 'tags'), page: './pages/news-tags', skeleton: 'page' },
    // Not `:category`: the header's search box takes that for a category of the search, and carries it over.
    {
      ...page,
      id: 'programme/news-category',
      path: below(NEWS, 'categories/:slug/:id'),
      page: './pages/news-category',
      skeleton: 'magazine',
      query: ['page'],
    },
    {
      ...page,
      id: 'programme/news-tag',
      path: below(NEWS, 'tags/:slug/:id'),
      page: './pages/news-tag',
      skeleton: 'magazine',
      query: ['page'],
    },
    {
      ...page,
      id: 'news-slug-id',
      path: below(NEWS, ':slug/:id'),
      page: './pages/article',
      skeleton: 'page',
      query: [PREVIEW_PARAMETER],
    },
    {
      ...page,
      id: 'search',
      path: everywhere('search/:category?/:page?'),
      page: './pages/search',
      skeleton: 'page',
      query: ['q'],
    },
  ],
  slots: [
    { slot: 'header-info', expose: './slots/opening-hours', hydrate: 'input' },
    { slot: 'footer-hours', expose: './slots/footer-hours', hydrate: 'input' },
    { slot: 'events-overlay', expose: './slots/events-overlay', hydrate: 'input' },
    { slot: 'event-list', expose: './slots/event-list', hydrate: 'input' },
    { slot: 'article-list', expose: './slots/article-list', hydrate: 'input' },
    { slot: 'article-highlights', expose: './slots/article-highlights', hydrate: 'input' },
    { slot: 'production-list', expose: './slots/production-list', hydrate: 'input' },
    { slot: 'exhibition-list', expose: './slots/exhibition-list', hydrate: 'input' },
    { slot: 'venue-hours', expose: './slots/venue-hours', hydrate: 'input' },
    { slot: 'today', expose: './slots/today', hydrate: 'input' },
  ],
  browserOnly: ['react-day-picker'],
  exposes: {
    './pages/events-list': './src/events/list/events-list.page.tsx',
    './pages/event-detail': './src/events/detail/event-detail.page.tsx',
    './pages/productions-list': './src/productions/productions-list.page.tsx',
    './pages/production-detail': './src/productions/production-detail.page.tsx',
    './pages/exhibitions-list': './src/exhibitions/exhibitions-list.page.tsx',
    './pages/exhibition-detail': './src/exhibitions/exhibition-detail.page.tsx',
    './pages/favourites': './src/favourites-page/favourites.page.tsx',
    './pages/visit': './src/visit/visit.page.tsx',
    './pages/news': './src/magazine/news.page.tsx',
    './pages/news-tags': './src/magazine/news-tags.page.tsx',
    './pages/news-category': './src/magazine/news-category.page.tsx',
    './pages/news-tag': './src/magazine/news-tag.page.tsx',
    './pages/article': './src/magazine/article.page.tsx',
    './pages/search': './src/search/search.page.tsx',
    './slots/opening-hours': './src/opening-hours/opening-hours.slot.tsx',
    './slots/footer-hours': './src/opening-hours/footer-hours.slot.tsx',
    './slots/events-overlay': './src/events/overlay/events-overlay.slot.tsx',
    './slots/event-list': './src/events/event-list.slot.tsx',
    './slots/article-list': './src/magazine/article-list.slot.tsx',
    './slots/article-highlights': './src/magazine/article-highlights.slot.tsx',
    './slots/production-list': './src/productions/production-list.slot.tsx',
    './slots/exhibition-list': './src/exhibitions/exhibition-list.slot.tsx',
    './slots/venue-hours': './src/visit/venue-hours.slot.tsx',
    './slots/today': './src/today/today.slot.tsx',
  },
});
