import type { FastifyInstance } from 'fastify';
import { validUntilNextArticle } from '../../programme';
import { pageLinks } from '../../../platform/server/paging';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { listPublic } from './list';

/** The records of a sitemap; the gateway, which knows the addresses, writes it. */
export function sitemapRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'sitemap', async ({ query, request, reply }) => {
    dependsOn(reply, 'pages', 'events', 'productions', 'exhibitions', 'articles', 'persons', 'series', 'venues');
    await validUntilNextArticle(deps.db, reply, deps.now());
    const page = await listPublic(deps.db, query, deps.now());
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });
}
