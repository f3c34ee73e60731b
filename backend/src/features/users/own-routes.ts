import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireSession } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { handleCall } from '../../platform/api/handle-call';
import { personal } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { endSecondFactor, ownSecondFactor, startSecondFactor } from './own-second-factor';
import { endOwnSession, ownSessions } from './own-sessions';

/** Calls of a user for their own account: its sessions and its second factor. */
export function ownRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const userOf = async (request: FastifyRequest) => (await requireSession(deps, request)).user;

  handleCall(app, deps, 'ownSessions', async ({ request, reply }) => {
    personal(reply);
    return ownSessions(db, await requireSession(deps, request), now());
  });
  handleCall(app, deps, 'endOwnSession', async ({ params, request, reply }) => {
    personal(reply);
    await endOwnSession(db, await requireSession(deps, request), parseId(params['id']));
    return {};
  });
  handleCall(app, deps, 'secondFactor', async ({ request, reply }) => {
    personal(reply);
    return ownSecondFactor(deps, await userOf(request));
  });
  handleCall(app, deps, 'startSecondFactor', async ({ body, request, reply }) => {
    personal(reply);
    return { codes: await startSecondFactor(deps, await userOf(request), body) };
  });
  handleCall(app, deps, 'endSecondFactor', async ({ body, request, reply }) => {
    personal(reply);
    await endSecondFactor(deps, await userOf(request), body.password);
    return {};
  });
}
