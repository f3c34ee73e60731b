import { COOKIES } from '@vestibule/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/auth/client-address';
import { requireSession } from '../../platform/auth/identity';
import { tokenHashOf } from '../../platform/auth/sessions';
import type { Deps } from '../../platform/server/deps';
import { endpoint } from '../../platform/api/endpoint';
import { createLimiter } from '../../platform/server/limiter';
import { personal } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { endSecondFactor, ownSecondFactor, startSecondFactor } from './own-second-factor';
import { endOwnSession, ownSessions } from './own-sessions';

/** Guesses at the own password, or at a code of a new secret. */
const PROOF_LIMIT = { max: 10, seconds: 300 };

/** What everybody does with their own account: its sessions and its second factor. */
export function ownRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const userOf = async (request: FastifyRequest) => (await requireSession(deps, request)).user;
  const limiter = createLimiter(PROOF_LIMIT);
  const limit = {
    limiter,
    key: ({ request }: { readonly request: FastifyRequest }) =>
      `${clientAddress(request, deps.gateways)}:${tokenHashOf(request.cookies[COOKIES.session] ?? '')}`,
  };

  endpoint(app, deps, 'ownSessions', async ({ request, reply }) => {
    personal(reply);
    return ownSessions(db, await requireSession(deps, request), now());
  });
  endpoint(app, deps, 'endOwnSession', async ({ params, request, reply }) => {
    personal(reply);
    await endOwnSession(db, await requireSession(deps, request), parseId(params['id']));
    return {};
  });
  endpoint(app, deps, 'secondFactor', async ({ request, reply }) => {
    personal(reply);
    return ownSecondFactor(deps, await userOf(request));
  });
  endpoint(
    app,
    deps,
    'startSecondFactor',
    async ({ body, request, reply }) => {
      personal(reply);
      return { codes: await startSecondFactor(deps, await userOf(request), body) };
    },
    { limit },
  );
  endpoint(
    app,
    deps,
    'endSecondFactor',
    async ({ body, request, reply }) => {
      personal(reply);
      await endSecondFactor(deps, await userOf(request), body.password);
      return {};
    },
    { limit },
  );
}
