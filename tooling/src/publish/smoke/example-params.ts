import type { SlotParams } from '@vestibule/contracts';

/** A value for each name that route patterns use; `path` is the catch-all. The event is that of the examples. */
export const EXAMPLE_PARAMS: Readonly<Record<string, string>> = {
  slug: 'abendfuehrung',
  id: '7',
  kind: 'rooms',
  path: 'besuch/anfahrt',
  category: 'events',
  tag: '2',
  room: '3',
  series: '5',
  genre: '4',
  access: 'step_free',
  type: 'sonderausstellung',
  date: '21-11-2026',
  page: '1',
  number: '7K3M-9QXT',
  signature: 'c2lnbmF0dXJl',
};

/** Params of each slot, as the page or frame that offers it passes them. */
export const EXAMPLE_SLOT_PARAMS: SlotParams = {
  'header-info': {},
  'header-cart': {},
  'footer-hours': {},
  'footer-info': {},
  'editor-toolbar': {},
  'editor-module': { model: 'text', moduleId: 12 },
  'editor-place': { section: null, column: 0 },
  'event-list': { headline: 'Die nächsten Termine', option: '', tag: 2, room: 3, type: 'sonderausstellung', limit: 5 },
  'article-list': { headline: 'Aus dem Magazin', limit: 3 },
  'article-highlights': { headline: 'Zum Lesen', categories: [2, 3] },
  'production-list': { headline: 'Gerade zu sehen', type: 'sonderausstellung', limit: 3 },
  'exhibition-list': { headline: 'Gerade zu sehen', view: '', venue: null, type: '', exhibitions: [], limit: 3 },
  'venue-hours': { venue: 7 },
  today: { venue: null, events: 3, tickets: true },
  'events-overlay': {},
  'event-booking': { event: 7 },
  'event-buyers': { event: 7, version: '1' },
};
