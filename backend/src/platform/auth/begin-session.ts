import { COOKIES } from '@vestibule/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { common, sessionCookie } from './cookies';
import { setToken } from './csrf';
import {
  clearCustomerCookies,
  endCustomerSession,
  setCustomerCookies,
  startCustomerSession,
  type Proven,
} from './customer-sessions';
import { endSession, findSession, startSession, tokenHashOf, type Session } from './sessions';

type SessionDeps = Pick<Deps, 'db' | 'now' | 'secret'>;

/** Starts an editor's session in place of any session of the browser; null where the account has been blocked since. */
export async function beginEditorSession(
  { db, now, secret }: SessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<Session | null> {
  const { [COOKIES.session]: oldToken, [COOKIES.customer]: customerToken } = request.cookies;
  const browser = request.headers['user-agent'] ?? '';
  const token = await startSession(db, { userId, now: now(), oldToken, browser });
  const session = await findSession(db, token, now());
  if (!session) return null;
  if (customerToken !== undefined) await endCustomerSession(db, customerToken);
  clearCustomerCookies(request, reply);
  reply.setCookie(COOKIES.session, token, sessionCookie(request));
  setToken({ secret }, request, reply, session.tokenHash);
  return session;
}

/** Starts a customer's session in place of whatever session the browser has; false where the password is another. */
export async function beginCustomerSession(
  { db, now, secret }: SessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Proven,
): Promise<boolean> {
  const { [COOKIES.session]: editorToken, [COOKIES.customer]: oldToken } = request.cookies;
  const token = await startCustomerSession(db, customer, now());
  if (token === null) return false;
  if (oldToken !== undefined) await endCustomerSession(db, oldToken);
  if (editorToken !== undefined) {
    await endSession(db, editorToken);
    reply.clearCookie(COOKIES.session, common(request));
  }
  setCustomerCookies(request, reply, token);
  setToken({ secret }, request, reply, tokenHashOf(token));
  return true;
}
