import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import { sellingAt } from '../events/on-sale';
import { pageLinks } from '../../../platform/server/paging';
import type { ProgrammeDeps } from '../deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, validToday, validUntil } from '../../../platform/server/tags';
import { loadProduction } from './detail';
import { listProductions } from './list';
import { listProductionTags, listProductionTypes, listSeasons } from './options';

/** Productions: the list, one of them with its dates, and the options of the list's filters. */
export function productionRoutes(app: FastifyInstance, deps: ProgrammeDeps): void {
  const { db, now } = deps;

  handleCall(app, deps, 'productions', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'productions');
    validToday(reply, now());
    const page = await listProductions(db, query, lang, now());
    return { ...page, ...pageLinks(request.routeOptions.url ?? '', query, page.count) };
  });

  handleCall(app, deps, 'production', async (call) => {
    const { lang, reply } = call;
    const { production, until } = await previewed(deps, 'productions', call, (from, id) =>
      loadProduction(from, id, lang, sellingAt(deps)),
    );
    dependsOn(reply, tagOf('production', production.id), 'productions', 'events', 'persons');
    validUntil(reply, until);
    return production;
  });

  handleCall(app, deps, 'seasons', ({ lang, reply }) => {
    dependsOn(reply, 'productions');
    return listSeasons(db, lang);
  });

  handleCall(app, deps, 'productionTypes', ({ lang, reply }) => {
    dependsOn(reply, 'productions');
    return listProductionTypes(db, lang);
  });

  handleCall(app, deps, 'productionTags', ({ lang, reply }) => {
    dependsOn(reply, 'productions');
    return listProductionTags(db, lang);
  });
}
