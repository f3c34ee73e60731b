import { defineFeature } from '../define-feature';
import { articleEntries } from './search/article-entries';
import { eventEntries } from './search/event-entries';
import { exhibitionEntries } from './search/exhibition-entries';
import { personEntries } from './search/person-entries';
import { productionEntries } from './search/production-entries';
import { venueEntries } from './search/venue-entries';
import { articleSource } from './search/article-source';
import { eventSource } from './search/event-source';
import { exhibitionSource } from './search/exhibition-source';
import { personSource } from './search/person-source';
import { productionSource } from './search/production-source';
import { venueSource } from './search/venue-source';
import { articleRoutes } from './articles/routes';
import { eventRoutes } from './events/routes';
import { exhibitionRoutes } from './exhibitions/routes';
import { articlesFeedRoutes } from './feeds/articles-feed-routes';
import { calendarRoutes } from './feeds/calendar-routes';
import { programmeRoutes } from './lists/routes';
import { personRoutes } from './persons/routes';
import { productionRoutes } from './productions/routes';
import { seriesRoutes } from './series/routes';
import { teaserRoutes } from './teasers/routes';
import { venueRoutes } from './venues/routes';

/** Events, exhibitions, productions, series, people, venues and the magazine. */
export const programme = defineFeature({
  name: 'programme',
  routes: [
    programmeRoutes,
    eventRoutes,
    productionRoutes,
    exhibitionRoutes,
    articleRoutes,
    teaserRoutes,
    personRoutes,
    venueRoutes,
    seriesRoutes,
    calendarRoutes,
    articlesFeedRoutes,
  ],
  searchEntries: [
    { ...exhibitionEntries, ...exhibitionSource },
    { ...eventEntries, ...eventSource },
    { ...articleEntries, ...articleSource },
    { ...productionEntries, ...productionSource },
    { ...personEntries, ...personSource },
    { ...venueEntries, ...venueSource },
  ],
});
