import { COOKIES } from '@vestibule/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { common } from './cookies';
import { setToken } from './csrf';
import { clearCustomerCookies, endCustomerSession } from './customer-sessions';
import { endSession } from './sessions';

/** Logs the browser out of any account: its sessions end, and its cookies go. */
export async function endAllSessions(
  deps: Pick<Deps, 'db' | 'secret'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { [COOKIES.session]: token, [COOKIES.customer]: customerToken } = request.cookies;
  if (token !== undefined) await endSession(deps.db, token);
  if (customerToken !== undefined) await endCustomerSession(deps.db, customerToken);
  if (token !== undefined) reply.clearCookie(COOKIES.session, common(request));
  clearCustomerCookies(request, reply);
  setToken(deps, request, reply);
}
