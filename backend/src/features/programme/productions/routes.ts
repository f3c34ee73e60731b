import { notFound } from '@vestibule/contracts';
import { tagOf } from '@vestibule/contracts/tags';
import type { FastifyInstance } from 'fastify';
import { sellingAt } from '../events/on-sale';
import { pageLinks } from '../../../platform/server/paging';
import type { ProgrammeDeps } from '../deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn, validToday, validUntil } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
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

  handleCall(app, deps, 'production', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const found = id === undefined ? undefined : await loadProduction(db, id, lang, sellingAt(deps));
    if (!found) throw notFound();
    const { production, until } = found;
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
