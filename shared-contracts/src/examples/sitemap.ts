import type { SitemapPage } from '../entities';

/** A page that is not translated into Czech, and an event whose changes are not recorded. */
export const exampleSitemap: SitemapPage = {
  count: 2,
  next: null,
  previous: null,
  results: [
    {
      kind: 'page',
      id: 1,
      names: { de: '/de/besuch', en: '/en/visit' },
      images: ['/media/beispiel/1280.jpg'],
      modified: '2026-11-20T12:00:00.000Z',
    },
    { kind: 'event', id: 7, names: { de: 'nacht', en: 'night', cs: 'nacht' }, images: [], modified: null },
  ],
};
