import type { FastifyInstance } from 'fastify';
import { validUntilNextArticle } from '../programme';
import { pageLinks } from '../../platform/server/paging';
import type { Deps } from '../../platform/server/deps';
import { handleCall } from '../../platform/api/handle-call';
import { dependsOn } from '../../platform/server/tags';
import { SEARCH_PAGE_SIZE, searchAll, searchIn } from '../../engines/search/results';
import { OTHERS } from '../../engines/search/kinds';
import { suggest } from '../../engines/search/suggest';

/** Search: suggestions while typing, results of everything, and pages of one category. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'autocomplete', async ({ lang, query, reply }) => {
    dependsOn(reply, 'events', 'pages', 'articles', 'productions', 'persons');
    await validUntilNextArticle(db, reply, now());
    return suggest(db, query.q, lang, now());
  });

  handleCall(app, deps, 'search', async ({ lang, query, reply }) => {
    dependsOn(reply, ...(['events', ...OTHERS] as const));
    await validUntilNextArticle(db, reply, now());
    return searchAll(db, query.q, lang, now());
  });

  handleCall(app, deps, 'searchEvents', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'events');
    const found = await searchIn(db, ['events'], query, lang, now());
    return { ...found, ...links(request.routeOptions.url, query, found.count) };
  });

  handleCall(app, deps, 'searchOthers', async ({ lang, query, request, reply }) => {
    const categories = query.category === undefined ? OTHERS : [query.category];
    dependsOn(reply, ...categories);
    if (categories.includes('articles')) await validUntilNextArticle(db, reply, now());
    const found = await searchIn(db, categories, query, lang, now());
    return { ...found, ...links(request.routeOptions.url, query, found.count) };
  });
}

/** Neighbouring pages; how much is on one is not for the asker to say. */
function links(path = '', query: { readonly q: string; readonly page: number }, count: number) {
  return pageLinks(path, { ...query, page_size: SEARCH_PAGE_SIZE }, count);
}
