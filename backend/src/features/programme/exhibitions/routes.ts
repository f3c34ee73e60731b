import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import { handleCall } from '../../../platform/api/handle-call';
import { pageLinks } from '../../../platform/server/paging';
import { dependsOn, nextMidnight, validToday, validUntil } from '../../../platform/server/tags';
import type { ProgrammeDeps } from '../deps';
import { sellingAt } from '../events/on-sale';
import { loadExhibition } from './detail';
import { listExhibitions } from './list';

/** Exhibitions: the list, and one of them with its dates and articles. States change at midnight at the site. */
export function exhibitionRoutes(app: FastifyInstance, deps: ProgrammeDeps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'exhibitions', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'exhibitions');
    validToday(reply, now());
    const page = await listExhibitions(db, query, lang, now());
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });

  handleCall(app, deps, 'exhibition', async (call) => {
    const { lang, reply } = call;
    const { exhibition, until } = await previewed(deps, 'exhibitions', call, (from, id) =>
      loadExhibition(from, id, lang, sellingAt(deps)),
    );
    dependsOn(reply, tagOf('exhibition', exhibition.id), 'exhibitions', 'events', 'persons', 'articles');
    validUntil(reply, Math.min(until, nextMidnight(now())));
    return exhibition;
  });
}
