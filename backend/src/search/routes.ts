import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { dependsOn } from '../server/tags';
import { suggest } from './suggest';

/** Search: suggestions while somebody types. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'autocomplete', ({ lang, query, reply }) => {
    dependsOn(reply, 'events', 'pages');
    return suggest(deps.db, query.q, lang, deps.now());
  });
}
