import { defineRemote } from '@vestibule/contracts';

export default defineRemote({
  name: 'programme',
  contracts: '^1.0.0',
  routes: [
    { id: 'events', path: { de: 'veranstaltungen', en: 'events', cs: 'veranstaltungen' }, page: './pages/events-list', layout: 'default', bodyClass: 'cms', hydrate: 'idle' },
    {
      id: 'events-slug-id',
      path: { de: 'veranstaltungen/:slug/:id', en: 'events/:slug/:id', cs: 'veranstaltungen/:slug/:id' },
      page: './pages/event-detail',
      layout: 'default',
      bodyClass: 'non-cms',
      hydrate: 'idle',
    },
  ],
  slots: [
    { slot: 'header-info', expose: './slots/opening-hours', hydrate: 'input' },
    { slot: 'event-list', expose: './slots/event-list', hydrate: 'input' },
  ],
  exposes: {
    './pages/events-list': './src/events/events-list.page.tsx',
    './pages/event-detail': './src/events/event-detail.page.tsx',
    './slots/opening-hours': './src/opening-hours/opening-hours.slot.tsx',
    './slots/event-list': './src/events/event-list.slot.tsx',
  },
});
