import type { FastifyInstance } from 'fastify';
import { pageLinks } from '../../platform/server/paging';
import type { Deps } from '../../platform/server/deps';
import { handleCall } from '../../platform/api/handle-call';
import { dependsOn, personal, validToday } from '../../platform/server/tags';
import { SEARCH_PAGE_SIZE, searchAll, searchIn } from '../../engines/search/results';
import { OTHERS } from '../../engines/search/kinds';
import { checkSearches } from './check-searches';
import { suggest } from '../../engines/search/suggest';

/** Everything that may be found; the meanings of words count among the settings. */
const SEARCHED = ['events', ...OTHERS, 'settings'] as const;

/**
 * Search: suggestions while typing, results of everything, and pages of one category. A response is right for its day:
 * texts may say "today", and articles are public from their day on.
 */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'autocomplete', async ({ lang, query, reply }) => {
    dependsOn(reply, ...SEARCHED);
    validToday(reply, now());
    return suggest(db, query.q, lang, now());
  });

  handleCall(app, deps, 'search', async ({ lang, query, reply }) => {
    dependsOn(reply, ...SEARCHED);
    validToday(reply, now());
    return searchAll(db, query.q, lang, now());
  });

  handleCall(app, deps, 'searchChecks', ({ query, reply }) => {
    personal(reply);
    return checkSearches(db, query, now());
  });

  handleCall(app, deps, 'searchEvents', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'events', 'settings');
    validToday(reply, now());
    const found = await searchIn(db, ['events'], query, lang, now());
    return { ...found, ...links(request.routeOptions.url, query, found.count) };
  });

  handleCall(app, deps, 'searchOthers', async ({ lang, query, request, reply }) => {
    const categories = query.category === undefined ? OTHERS : [query.category];
    dependsOn(reply, ...categories, 'settings');
    validToday(reply, now());
    const found = await searchIn(db, categories, query, lang, now());
    return { ...found, ...links(request.routeOptions.url, query, found.count) };
  });
}

/** Neighbouring pages; how much is on one is not for the asker to say. */
function links(path = '', query: { readonly q: string; readonly page: number }, count: number) {
  return pageLinks(path, { ...query, page_size: SEARCH_PAGE_SIZE }, count);
}
