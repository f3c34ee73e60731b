import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { redirects } from '../../../engines/records/tables';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';

/** Old addresses and where they lead. */
export function redirectRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'redirects', ({ reply }) => {
    dependsOn(reply, 'redirects');
    return deps.db
      .select({ old_path: redirects.oldPath, new_path: redirects.newPath })
      .from(redirects)
      .orderBy(asc(redirects.id));
  });
}
