import { COOKIES, SiteError } from '@vestibule/contracts';
import { hasRight, type Right } from '@vestibule/contracts/rights/rights';
import { USER_ROLES } from '@vestibule/contracts/rights/roles';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { findSession, type Session, type User } from './sessions';

/** One look-up per request, however many parts ask. */
const known = new WeakMap<FastifyRequest, Promise<Session | null>>();

/** The session of the request, or null. */
export function sessionOf(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<Session | null> {
  const found = known.get(request) ?? findSession(deps.db, request.cookies[COOKIES.session], deps.now());
  known.set(request, found);
  return found;
}

/** Whether this account may edit: a role is given to it, an account alone (a customer's, say) is none. */
export const isEditor = ({ role }: Pick<User, 'role'>): boolean => USER_ROLES.some((known) => known === role);

/** The editor of the request; null for anonymous visitors and for accounts without an editor's role. */
export async function editorOf(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<User | null> {
  const user = (await sessionOf(deps, request))?.user;
  return user && isEditor(user) ? user : null;
}

/** The session of the request; throws `unauthorised` for anonymous visitors. */
export async function requireSession(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<Session> {
  const session = await sessionOf(deps, request);
  if (!session) throw new SiteError('unauthorised', 401, 'Please log in');
  return session;
}

/** The editor who asks; throws `unauthorised` for everybody else, whether logged in or not. */
export async function requireEditor(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<User> {
  const user = await editorOf(deps, request);
  if (!user) throw new SiteError('unauthorised', 401, 'Please log in as an editor');
  return user;
}

/** The editor of the request, who has the right; throws `unauthorised` for anyone who is no editor, `forbidden`. */
export async function requireRight(
  deps: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
  right: Right,
): Promise<User> {
  const user = await requireEditor(deps, request);
  if (!hasRight(user.role, right)) throw new SiteError('forbidden', 403, `Your role lacks the right "${right}"`);
  return user;
}
