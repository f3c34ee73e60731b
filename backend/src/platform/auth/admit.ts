import { notFound, SiteError } from '@vestibule/contracts';
import type { CallRight } from '@vestibule/contracts/calls/define-call';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { hasBearer } from './bearer';
import { requireCustomer, requireEditor, requireRight, requireSession } from './identity';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Lets a request pass whose sender has the right of a call. Throws `unauthorised`, `forbidden`. The rights to single
 * records are checked where the kind is known.
 */
export async function admit(
  deps: Pick<Deps, 'db' | 'now' | 'internalToken'>,
  request: FastifyRequest,
  right: CallRight,
): Promise<void> {
  switch (right) {
    case 'anyone':
      return;
    case 'gateway':
      // It has seen that a page of this site has sent it.
      if (!hasBearer(request, deps.internalToken)) throw new SiteError('forbidden', 403, 'Only the gateway calls this');
      return;
    case 'command':
      // The content command of this machine knows the token from the lock file.
      if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) throw notFound('There is nothing at this address');
      if (!hasBearer(request, deps.internalToken)) throw new SiteError('unauthorised', 401, 'The token is not right');
      return;
    case 'session':
      await requireSession(deps, request);
      return;
    case 'customer':
      await requireCustomer(deps, request);
      return;
    case 'record':
      await requireEditor(deps, request);
      return;
    default:
      await requireRight(deps, request, right);
  }
}
