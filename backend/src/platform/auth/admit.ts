import { SiteError, type EndpointName } from '@vestibule/contracts';
import { CALL_RIGHTS } from '@vestibule/contracts/api/call-rights';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { hasBearer } from './bearer';
import { requireCustomer, requireEditor, requireRight, requireSession } from './identity';

/**
 * Lets a request pass whose sender may make this call. Throws `unauthorised`, `forbidden`. Which records a role may
 * write is asked where the kind is known.
 */
export async function admit(
  deps: Pick<Deps, 'db' | 'now' | 'internalToken'>,
  request: FastifyRequest,
  name: EndpointName,
): Promise<void> {
  const right = CALL_RIGHTS[name];
  switch (right) {
    case 'anyone':
      return;
    case 'gateway':
      // It has seen that a page of this site has sent it.
      if (!hasBearer(request, deps.internalToken)) throw new SiteError('forbidden', 403, 'Only the gateway calls this');
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
