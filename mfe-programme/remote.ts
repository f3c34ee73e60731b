import { defineRemote } from '@vestibule/contracts';
import { PARAMETERS as EVENTS_PARAMETERS } from './src/events/query';
import { PARAMETERS as PRODUCTIONS_PARAMETERS } from './src/productions/query';

/** A path whose segments are the same in every language. */
const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const page = { layout: 'default', bodyClass: 'none', query: [] as readonly string[], hydrate: 'idle' } as const;

export default defineRemote({
  name: 'programme',
  contracts: '^1.0.0',
  routes: [
    {
      ...page,
      id: 'events',
      path: { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' },
      page: './pages/events-list',
      bodyClass: 'cms',
      query: EVENTS_PARAMETERS,
    },
    {
      ...page,
      id: 'events-slug-id',
      path: { de: 'veranstaltungen/:slug/:id', en: 'events/:slug/:id', cs: 'veranstaltungen/:slug/:id' },
      page: './pages/event-detail',
      bodyClass: 'non-cms',
    },
    {
      ...page,
      id: 'productions',
      path: { de: 'produktionen', en: 'productions', cs: 'produktionen' },
      page: './pages/productions-list',
      bodyClass: 'cms',
      query: PRODUCTIONS_PARAMETERS,
    },
    {
      ...page,
      id: 'productions-slug-id',
      path: { de: 'produktionen/:slug/:id', en: 'productions/:slug/:id', cs: 'produktionen/:slug/:id' },
      page: './pages/production-detail',
      bodyClass: 'non-cms',
    },
    {
      ...page,
      id: 'programme/visit',
      path: { de: 'besuch/planen', en: 'visit/plan', cs: 'navsteva/plan' },
      page: './pages/visit',
      query: ['date', 'day'],
      hydrate: 'input',
    },
    { ...page, id: 'news', path: everywhere('news'), page: './pages/news', query: ['page'] },
    { ...page, id: 'programme/news-tags', path: everywhere('news/tags'), page: './pages/news-tags' },
    // Not `:category`: the header's search box takes that for a category of the search, and carries it over.
    {
      ...page,
      id: 'programme/news-category',
      path: everywhere('news/categories/:slug/:id'),
      page: './pages/news-category',
      query: ['page'],
    },
    {
      ...page,
      id: 'programme/news-tag',
      path: everywhere('news/tags/:slug/:id'),
      page: './pages/news-tag',
      query: ['page'],
    },
    { ...page, id: 'news-slug-id', path: everywhere('news/:slug/:id'), page: './pages/article' },
    { ...page, id: 'search', path: everywhere('search/:category?/:page?'), page: './pages/search', query: ['q'] },
  ],
  slots: [
    { slot: 'header-info', expose: './slots/opening-hours', hydrate: 'input' },
    { slot: 'events-overlay', expose: './slots/events-overlay', hydrate: 'input' },
    { slot: 'event-list', expose: './slots/event-list', hydrate: 'input' },
  ],
  exposes: {
    './pages/events-list': './src/events/list/events-list.page.tsx',
    './pages/event-detail': './src/events/detail/event-detail.page.tsx',
    './pages/productions-list': './src/productions/productions-list.page.tsx',
    './pages/production-detail': './src/productions/production-detail.page.tsx',
    './pages/visit': './src/visit/visit.page.tsx',
    './pages/news': './src/magazine/news.page.tsx',
    './pages/news-tags': './src/magazine/news-tags.page.tsx',
    './pages/news-category': './src/magazine/news-category.page.tsx',
    './pages/news-tag': './src/magazine/news-tag.page.tsx',
    './pages/article': './src/magazine/article.page.tsx',
    './pages/search': './src/search/search.page.tsx',
    './slots/opening-hours': './src/opening-hours/opening-hours.slot.tsx',
    './slots/events-overlay': './src/events/overlay/events-overlay.slot.tsx',
    './slots/event-list': './src/events/event-list.slot.tsx',
  },
});
