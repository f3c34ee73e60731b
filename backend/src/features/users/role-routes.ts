import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { By } from '../../platform/audit/note';
import { requireEditor } from '../../platform/auth/identity';
import { handleCall } from '../../platform/api/handle-call';
import type { Deps } from '../../platform/server/deps';
import { personal } from '../../platform/server/tags';
import { askedVersion } from '../../platform/server/version';
import { listRoles } from './roles';
import { changeRole, createRole, deleteRole } from './write-roles';

/** Roles of the staff (docs/behaviour/editing.md#roles). */
export function roleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const by = async (request: FastifyRequest): Promise<By> => ({
    authorId: (await requireEditor(deps, request)).id,
    now: now(),
  });

  handleCall(app, deps, 'roles', ({ reply }) => {
    personal(reply);
    return listRoles(db);
  });
  handleCall(app, deps, 'createRole', async ({ body, request, reply }) => {
    personal(reply);
    return createRole(db, await by(request), body);
  });
  handleCall(app, deps, 'changeRole', async ({ params, body, request, reply }) => {
    personal(reply);
    const which = { key: params['key'] ?? '', version: askedVersion(request) };
    return changeRole(db, await by(request), which, body);
  });
  handleCall(app, deps, 'deleteRole', async ({ params, query, request, reply }) => {
    personal(reply);
    const which = { key: params['key'] ?? '', version: askedVersion(request), replacement: query.replacement };
    await deleteRole(db, await by(request), which);
    return {};
  });
}
