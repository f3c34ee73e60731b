import type { MediaItem } from '../schemas/media';
import type { ALL_ENDPOINTS } from '../api/all-endpoints';
import type { AnswerOf, EndpointName } from '../api/endpoints';
import type { FilterOption } from '../entities';
import { exampleAccounts } from './examples/accounts';
import { exampleArticle, exampleArticles, exampleArticleTags, exampleCategories } from './examples/articles';
import { exampleBoxOffice } from './examples/box-office';
import { exampleCustomers } from './examples/customers';
import { editingExamples } from './examples/editing';
import { exampleEvent } from './examples/event';
import { exampleEvents, exampleFacets, exampleTeasers } from './examples/events';
import {
  exampleBreakingNews,
  exampleNavigation,
  exampleOpeningHours,
  exampleOpeningWeeks,
  exampleErrorPage,
  exampleSettings,
  exampleUserDetails,
  exampleMuseum,
} from './examples/house';
import { exampleForm } from './examples/forms';
import { exampleContainer, examplePage } from './examples/pages';
import { exampleImage } from './examples/images';
import {
  examplePerson,
  examplePersons,
  exampleSeries,
  exampleTeam,
  exampleVenue,
  exampleVenues,
} from './examples/places';
import { exampleProduction, exampleProductions } from './examples/productions';
import { exampleReleases } from './examples/releases';
import { exampleSearch, exampleSearchPage, exampleSuggestions } from './examples/search';
import { exampleCart, exampleOrder, exampleSeats, exampleTickets } from './examples/shop';
import { exampleSitemap } from './examples/sitemap';
import { exampleWaitingPlace } from './examples/waiting';
export { EXAMPLE_PARAMS, EXAMPLE_SLOT_PARAMS } from './examples/params';

type GetEndpoint = { [N in EndpointName]: (typeof ALL_ENDPOINTS)[N]['method'] extends 'GET' ? N : never }[EndpointName];
/** Calls that a page may be rendered from; `user` is 401, as the examples' visitor is anonymous. */
export type ExampleEndpoint = Exclude<GetEndpoint, 'user'>;

const options = (first: FilterOption): FilterOption[] => [
  first,
  { id: first.id + 100, slug: 'weitere', name: 'Weitere', show_in_filter: false },
];

const exampleMedia: MediaItem = {
  file: 'saal.jpg',
  kind: 'picture',
  version: 'a1',
  url: '/media/0123456789abcdef/320.jpg',
  bytes: 120_000,
  width: 1600,
  height: 1200,
  color: '#a09080',
  alt: { de: 'Der große Saal' },
  focal: [0.5, 0.5],
  credit: 'Mara Beispiel',
};

const exampleRecord = {
  id: 3,
  version: 'a1',
  values: { key: 'saal', name: 'Großer Saal', title: { de: 'Großer Saal' }, venue: 'Salzhof', capacity: 300 },
};

/**
 * The contracts' fixtures: what a smoke render and remotes' tests may rely on. One realistic answer of every call that
 * reads, whatever its params; texts are German in every language, so that what is not translated shows too.
 */
export const EXAMPLES: { readonly [N in ExampleEndpoint]: AnswerOf<N> } = {
  navigation: { navigation: exampleNavigation },
  page: examplePage,
  container: exampleContainer,
  ...editingExamples,
  records: { count: 1, next: null, previous: null, results: [exampleRecord] },
  record: exampleRecord,
  media: { count: 1, next: null, previous: null, results: [exampleMedia] },
  mediaItem: exampleMedia,
  houseNavigation: {
    version: 'a1',
    values: { menu: [{ menu_name: { de: 'Besuch' }, url: { de: '/de/besuch' }, children: [] }], footer: [] },
  },
  houseSettings: { version: 'a1', values: { product: { de: 'Salzhof' }, is_site_online: true } },
  ...{ ...exampleAccounts, ...exampleBoxOffice, ...exampleCustomers },
  waitingPlace: exampleWaitingPlace,
  recordOptions: [{ id: 3, slug: '', label: 'Großer Saal', title: 'Großer Saal', day: '' }],
  redirects: [{ old_path: '/de/alt', new_path: '/de/besuch' }],
  settings: exampleSettings,
  localSettings: exampleSettings,
  errorPage: exampleErrorPage,
  rooms: options({ id: 3, slug: 'grosser-saal', name: 'Großer Saal', show_in_filter: true }),
  exhibitionTypes: options({ id: 1, slug: 'sonderausstellung', name: 'Sonderausstellung', show_in_filter: true }),
  eventTags: options({ id: 2, slug: 'familien', name: 'Für Familien', show_in_filter: true }),
  series: options({ id: 5, slug: 'lange-abende', name: 'Lange Abende', show_in_filter: true }).map((option) => ({
    ...option,
    image_obj: exampleImage,
  })),
  genres: options({ id: 4, slug: 'rundgang', name: 'Rundgang', show_in_filter: true }),
  eventAccess: options({ id: 1, slug: 'step_free', name: 'Stufenlos', show_in_filter: true }),
  teasers: exampleTeasers,
  breakingNews: exampleBreakingNews,
  openingHours: exampleOpeningWeeks,
  openingHoursToday: exampleOpeningHours,
  museum: exampleMuseum,
  events: exampleEvents,
  eventSeats: exampleSeats,
  eventTickets: exampleTickets,
  event: exampleEvent,
  eventFacets: exampleFacets,
  calendar: ['2026-11-21', '2026-11-22', '2026-11-23'],
  persons: examplePersons,
  team: exampleTeam,
  person: examplePerson,
  venues: exampleVenues,
  venue: exampleVenue,
  seriesDetail: exampleSeries,
  articles: exampleArticles,
  articlesTeaser: { article: exampleArticles.results[1] ?? null },
  article: exampleArticle,
  articleCategories: exampleCategories,
  articleTags: exampleArticleTags,
  productions: exampleProductions,
  production: exampleProduction,
  seasons: options({ id: 7, slug: '2026-27', name: '2026/27', show_in_filter: true }),
  productionTypes: options({ id: 1, slug: 'sonderausstellung', name: 'Sonderausstellung', show_in_filter: true }),
  productionTags: options({ id: 2, slug: 'familien', name: 'Für Familien', show_in_filter: true }),
  search: exampleSearch,
  searchEvents: exampleSearchPage,
  searchOthers: exampleSearchPage,
  form: exampleForm,
  autocomplete: exampleSuggestions,
  sitemap: exampleSitemap,
  userDetails: exampleUserDetails,
  cart: exampleCart,
  order: exampleOrder,
  releases: exampleReleases,
  csrf: { csrftoken: 'beispiel' },
  health: { status: 'ok', database: 'pglite' },
};
