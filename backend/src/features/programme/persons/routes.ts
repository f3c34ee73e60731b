import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { pageLinks } from '../../../platform/server/paging';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { listPersons } from './list';
import { loadPerson } from './detail';
import { listTeam } from './team';

/**
 * People: all of them, those of the house, and one with what they take part in
 * (docs/behaviour/content.md#people-venues-series).
 */
export function personRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'persons', ({ lang, reply }) => {
    dependsOn(reply, 'persons');
    return listPersons(deps.db, lang);
  });

  handleCall(app, deps, 'team', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'persons');
    const team = await listTeam(deps.db, query, lang);
    return { ...team, ...pageLinks(request.routeOptions.url ?? '', query, team.count) };
  });

  handleCall(app, deps, 'person', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const person = id === undefined ? undefined : await loadPerson(deps.db, id, lang);
    if (!person) throw notFound();
    dependsOn(reply, 'persons', 'productions');
    return person;
  });
}
