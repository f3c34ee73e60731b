import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { redirects } from '../../../engines/records/tables';
import type { Deps } from '../../../platform/server/deps';
import { endpoint } from '../../../platform/api/endpoint';
import { dependsOn } from '../../../platform/server/tags';

/** Old addresses and where they lead. */
export function redirectRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'redirects', ({ reply }) => {
    dependsOn(reply, 'redirects');
    return deps.db
      .select({ old_path: redirects.oldPath, new_path: redirects.newPath })
      .from(redirects)
      .orderBy(asc(redirects.id));
  });
}
