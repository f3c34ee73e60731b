import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changePassword } from '../../platform/auth/change-password';
import { requireSession } from '../../platform/auth/identity';
import type { Deps } from '../../platform/server/deps';
import { handleCall } from '../../platform/api/handle-call';
import { personal } from '../../platform/server/tags';
import { parseId } from '../../platform/server/unstorable';
import { queueAccountNotice } from './account-notice';
import { endSecondFactor, ownSecondFactor, startSecondFactor } from './own-second-factor';
import { endOwnSession, ownSessions } from './own-sessions';
import { passwordLinks } from './tables';
import { changeOwnLanguage } from './write-accounts';

/** Calls of a user for their own account: its sessions and its second factor. */
export function ownRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;
  const userOf = async (request: FastifyRequest) => (await requireSession(deps, request)).user;

  handleCall(app, deps, 'changePassword', async ({ body, lang, request, reply }) => {
    personal(reply);
    const session = await requireSession(deps, request);
    const { user } = session;
    await changePassword(deps, session, body, async (tx) => {
      // A link that waits would set another one.
      await tx.delete(passwordLinks).where(eq(passwordLinks.userId, user.id));
      await queueAccountNotice(tx, 'passwordChanged', { owner: user, lang, now: now() });
    });
    return {};
  });
  handleCall(app, deps, 'changeOwnLanguage', async ({ body, request, reply }) => {
    personal(reply);
    await changeOwnLanguage(db, { authorId: (await userOf(request)).id, now: now() }, body.language);
    return {};
  });
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
  handleCall(app, deps, 'endSecondFactor', async ({ body, lang, request, reply }) => {
    personal(reply);
    await endSecondFactor(deps, await userOf(request), body.password, lang);
    return {};
  });
}
