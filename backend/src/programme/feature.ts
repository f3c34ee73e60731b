import { defineFeature } from '../features/define-feature';
import { articleEntries } from '../search/entries/articles';
import { eventEntries } from '../search/entries/events';
import { personEntries } from '../search/entries/persons';
import { productionEntries } from '../search/entries/productions';
import { venueEntries } from '../search/entries/venues';
import { articleSource } from '../search/sources/articles';
import { eventSource } from '../search/sources/events';
import { personSource } from '../search/sources/persons';
import { productionSource } from '../search/sources/productions';
import { venueSource } from '../search/sources/venues';
import { articleRoutes } from './articles/routes';
import { eventRoutes } from './events/routes';
import { articlesFeedRoutes } from './feeds/articles-feed-routes';
import { calendarRoutes } from './feeds/calendar-routes';
import { programmeRoutes } from './lists/routes';
import { personRoutes } from './persons/routes';
import { productionRoutes } from './productions/routes';
import { seriesRoutes } from './series/routes';
import { teaserRoutes } from './teasers/routes';
import { venueRoutes } from './venues/routes';

/** Events, productions, series, people, venues and the magazine. */
export const programme = defineFeature({
  name: 'programme',
  routes: [
    programmeRoutes,
    eventRoutes,
    productionRoutes,
    articleRoutes,
    teaserRoutes,
    personRoutes,
    venueRoutes,
    seriesRoutes,
    calendarRoutes,
    articlesFeedRoutes,
  ],
  searchEntries: [
    { ...eventEntries, ...eventSource },
    { ...articleEntries, ...articleSource },
    { ...productionEntries, ...productionSource },
    { ...personEntries, ...personSource },
    { ...venueEntries, ...venueSource },
  ],
});
