import type { InferType } from 'yup';
import type * as schemas from './schemas';

type Of<K extends keyof typeof schemas> = (typeof schemas)[K] extends { __outputType: infer T } ? T : never;

/** What the calls answer, as types; the schemas of the same names check them at run time. */
export type Image = Of<'imageObject'>;
export type EventListItem = Of<'eventListItem'>;
export type EventsPage = Of<'eventsPage'>;
export type EventDetail = Of<'event'>;
export type AudioSample = Of<'audioSample'>;
export type SeatGroup = Of<'seatGroup'>;
export type Price = Of<'price'>;
export type Timeslot = Of<'timeslot'>;
export type EventsQuery = Partial<Of<'eventsQuery'>>;
export type EventFacets = Of<'eventFacets'>;
export type PersonListItem = Of<'personListItem'>;
export type TeamPage = Of<'teamPage'>;
export type PersonDetail = Of<'person'>;
export type VenueDetail = Of<'venue'>;
export type SeriesDetail = Of<'seriesDetail'>;
export type FormDetail = Of<'form'>;
export type FormField = FormDetail['fields'][number];
export type FilterOption = Of<'filterOption'>;
export type Teaser = Of<'teaser'>;
export type OpeningHoursToday = Of<'openingHoursToday'>;
export type OpeningRange = OpeningHoursToday['opening_hours'][number];
export type Museum = Of<'museum'>;
export type SitemapPage = Of<'sitemap'>;
export type SitemapRecord = SitemapPage['results'][number];
export type BreakingNews = Of<'breakingNews'>;
export type BreakingNewsItem = BreakingNews[number];
export type Settings = Of<'settings'>;
export type Navigation = Of<'navigation'>['navigation'];
export type { NavigationItem } from './schemas/users';
export type ArticleCategory = Of<'articleCategory'>;
export type ArticleTag = Of<'articleTags'>[number];
export type ArticleListItem = Of<'articleListItem'>;
export type ArticlesPage = Of<'articlesPage'>;
export type Article = Of<'article'>;
export type ProductionListItem = Of<'productionListItem'>;
export type ProductionsPage = Of<'productionsPage'>;
export type Production = Of<'production'>;
export type MarkedText = Of<'markedText'>;
export type SearchHit = Of<'searchHit'>;
export type SearchPage = Of<'searchPage'>;
export type SearchResults = Of<'searchResults'>;
export type Suggestion = Of<'suggestions'>[number];
export type LoginState = Of<'loginState'>;
export type UserRole = Exclude<LoginState['role'], ''>;
export type UserDetails = Of<'userDetails'>;
export type CartLine = Of<'cartLine'>;
export type CartAnswer = Of<'cartAnswer'>;
export type Cart = Of<'cart'>;
export type ReleaseState = Of<'releases'>;
export type ReleasedRemote = ReleaseState['remotes'][number];
export type ReleasedVersion = ReleasedRemote['versions'][number];
export type ReleaseMove = Of<'releaseMove'>;
export type ReleaseHistoryEntry = ReleaseState['history'][number];

export type HeadlineModule = Of<'headlineModule'>;
export type TextModule = Of<'textModule'>;
export type ImageModule = Of<'imageModule'>;
export type VideoModule = Of<'videoModule'>;
export type FullTeaserModule = Of<'fullTeaserModule'>;
export type TeaserListModule = Of<'teaserListModule'>;
export type EventListModule = Of<'eventListModule'>;
/** A section with its children typed (yup cannot say so for a recursive schema). */
export type SectionModule = Omit<InferType<typeof schemas.sectionModule>, 'columns'> & {
  columns: { classes: string; children: ContentModule[] }[];
};
export type ContentModule =
  | HeadlineModule
  | TextModule
  | ImageModule
  | VideoModule
  | FullTeaserModule
  | TeaserListModule
  | EventListModule
  | SectionModule;
export type { ModuleModel } from './schemas/pages';
export type Page = Omit<InferType<typeof schemas.page>, 'modules'> & { modules: ContentModule[] };
export type Redirects = Of<'redirects'>;
