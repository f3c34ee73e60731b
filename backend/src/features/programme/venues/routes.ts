import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { loadVenue } from './detail';
import { listVenues } from './list';

/** Venues of the site. */
export function venueRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'venues', ({ lang, reply }) => {
    dependsOn(reply, 'venues');
    return listVenues(deps.db, lang);
  });

  handleCall(app, deps, 'venue', async (call) => {
    const venue = await previewed(deps, 'venues', call, (from, id) => loadVenue(from, id, call.lang));
    dependsOn(call.reply, 'venues');
    return venue;
  });
}
