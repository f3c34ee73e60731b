import { COOKIES, SiteError } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { findSession, type Session, type User } from './sessions';

/** One look-up per request, however many parts ask. */
const known = new WeakMap<FastifyRequest, Promise<Session | null>>();

/** The session of whoever asks, or null. */
export function sessionOf(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<Session | null> {
  const found = known.get(request) ?? findSession(deps.db, request.cookies[COOKIES.session], deps.now());
  known.set(request, found);
  return found;
}

/** The editor who asks, or null. */
export async function editorOf(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<User | null> {
  return (await sessionOf(deps, request))?.user ?? null;
}

/** The session of whoever asks; throws `unauthorised` when nobody is logged in. */
export async function requireSession(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<Session> {
  const session = await sessionOf(deps, request);
  if (!session) throw new SiteError('unauthorised', 401, 'Please log in');
  return session;
}

/** The editor who asks; throws `unauthorised` when nobody is logged in. */
export async function requireEditor(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<User> {
  return (await requireSession(deps, request)).user;
}

/** The administrator who asks; throws `unauthorised` when nobody is logged in, `forbidden` when it is an editor. */
export async function requireAdministrator(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<User> {
  const user = await requireEditor(deps, request);
  if (user.role !== 'administrator') throw new SiteError('forbidden', 403, 'Only administrators may do this');
  return user;
}
