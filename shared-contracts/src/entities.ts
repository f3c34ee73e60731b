import type { InferType } from 'yup';
import type { ContentModule } from './modules/content-module';
import type { audioSample } from './fields/audio';
import type { imageObject } from './fields/common';
import type { article, articleCategory, articleListItem, articleTags, articlesPage } from './schemas/articles';
import type { cart, cartAnswer, cartLine } from './schemas/cart';
import type {
  event,
  eventFacets,
  eventListItem,
  eventsPage,
  eventsQuery,
  filterOption,
  price,
  seatGroup,
  timeslot,
} from './schemas/events';
import type { admissionOffer, admissionsAnswer } from './schemas/admissions';
import type { exhibition, exhibitionListItem, exhibitionsPage } from './schemas/exhibitions';
import type { form } from './schemas/forms';
import type { breakingNews, museum, openingHours, openingHoursToday, settings } from './schemas/house';
import type { order, orderRequest } from './schemas/orders';
import type { page, redirects } from './schemas/pages';
import type { person, personListItem, teamPage } from './schemas/persons';
import type { seriesDetail, venue, venues } from './schemas/places';
import type { production, productionListItem, productionsPage } from './schemas/productions';
import type { releaseMove, releases } from './schemas/releases';
import type { suggestions } from './schemas/search';
import type { markedText, searchHit, searchPage, searchResults } from './schemas/search-results';
import type { sitemap } from './schemas/sitemap';
import type { teaser } from './schemas/teasers';
import type { loginState, navigation, userDetails } from './schemas/users';

/** Types of the calls' responses; the schemas check them at run time. */
export type Image = InferType<typeof imageObject>;
export type EventListItem = InferType<typeof eventListItem>;
export type EventsPage = InferType<typeof eventsPage>;
export type EventDetail = InferType<typeof event>;
export type AudioSample = InferType<typeof audioSample>;
export type SeatGroup = InferType<typeof seatGroup>;
export type Price = InferType<typeof price>;
export type Timeslot = InferType<typeof timeslot>;
export type EventsQuery = Partial<InferType<typeof eventsQuery>>;
export type EventFacets = InferType<typeof eventFacets>;
export type PersonListItem = InferType<typeof personListItem>;
export type TeamPage = InferType<typeof teamPage>;
export type PersonDetail = InferType<typeof person>;
export type VenueDetail = InferType<typeof venue>;
export type VenueListItem = InferType<typeof venues>[number];
export type SeriesDetail = InferType<typeof seriesDetail>;
export type FormDetail = InferType<typeof form>;
export type FormField = FormDetail['fields'][number];
export type FilterOption = InferType<typeof filterOption>;
export type Teaser = InferType<typeof teaser>;
export type OpeningHours = InferType<typeof openingHours>;
export type OpeningHoursToday = InferType<typeof openingHoursToday>;
export type OpeningRange = OpeningHoursToday['opening_hours'][number];
export type Museum = InferType<typeof museum>;
export type SitemapPage = InferType<typeof sitemap>;
export type SitemapRecord = SitemapPage['results'][number];
export type BreakingNews = InferType<typeof breakingNews>;
export type BreakingNewsItem = BreakingNews[number];
export type Settings = InferType<typeof settings>;
export type Navigation = InferType<typeof navigation>['navigation'];
export type { NavigationItem } from './schemas/users';
export type ArticleCategory = InferType<typeof articleCategory>;
export type ArticleTag = InferType<typeof articleTags>[number];
export type ArticleListItem = InferType<typeof articleListItem>;
export type ArticlesPage = InferType<typeof articlesPage>;
export type Article = InferType<typeof article>;
export type ProductionListItem = InferType<typeof productionListItem>;
export type ProductionsPage = InferType<typeof productionsPage>;
export type Production = InferType<typeof production>;
export type AdmissionOffer = InferType<typeof admissionOffer>;
export type AdmissionsAnswer = InferType<typeof admissionsAnswer>;
export type ExhibitionListItem = InferType<typeof exhibitionListItem>;
export type ExhibitionsPage = InferType<typeof exhibitionsPage>;
export type Exhibition = InferType<typeof exhibition>;
export type MarkedText = InferType<typeof markedText>;
export type SearchHit = InferType<typeof searchHit>;
export type SearchPage = InferType<typeof searchPage>;
export type SearchResults = InferType<typeof searchResults>;
export type Suggestion = InferType<typeof suggestions>[number];
export type LoginState = InferType<typeof loginState>;
export type UserDetails = InferType<typeof userDetails>;
export type CartLine = InferType<typeof cartLine>;
export type CartAnswer = InferType<typeof cartAnswer>;
export type Cart = InferType<typeof cart>;
export type Order = InferType<typeof order>;
export type OrderRequest = InferType<typeof orderRequest>;
export type ReleaseState = InferType<typeof releases>;
export type ReleasedRemote = ReleaseState['remotes'][number];
export type ReleasedVersion = ReleasedRemote['versions'][number];
export type ReleaseMove = InferType<typeof releaseMove>;
export type ReleaseHistoryEntry = ReleaseState['history'][number];

export type { ContentModule, ModuleColumn, ModuleModel, ModuleOf } from './modules/content-module';
export type Page = Omit<InferType<typeof page>, 'modules'> & { modules: ContentModule[] };
export type Redirects = InferType<typeof redirects>;
