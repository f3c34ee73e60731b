import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { loadVenue } from './detail';
import { listVenues } from './list';

/** Venues of the site. */
export function venueRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'venues', ({ lang, reply }) => {
    dependsOn(reply, 'venues');
    return listVenues(deps.db, lang);
  });

  handleCall(app, deps, 'venue', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const venue = id === undefined ? undefined : await loadVenue(deps.db, id, lang);
    if (!venue) throw notFound();
    dependsOn(reply, 'venues');
    return venue;
  });
}
