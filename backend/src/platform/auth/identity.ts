import { COOKIES, SiteError } from '@vestibule/contracts';
import type { Right } from '@vestibule/contracts/rights/rights';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { findCustomerSession, type CustomerSession } from './customer-sessions';
import { requireOneOf } from './rights-of';
import { findSession, type Session, type User } from './sessions';

/** One look-up per request, however many parts ask. */
const known = new WeakMap<FastifyRequest, Promise<Session | null>>();

/** The session of the request, or null. */
export function sessionOf(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<Session | null> {
  const found = known.get(request) ?? findSession(deps.db, request.cookies[COOKIES.session], deps.now());
  known.set(request, found);
  return found;
}

const knownCustomers = new WeakMap<FastifyRequest, Promise<CustomerSession | null>>();

/** The customer's session of the request, or null. It is no session of an editor's, nor is that one of these. */
export function customerOf(deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<CustomerSession | null> {
  const found =
    knownCustomers.get(request) ?? findCustomerSession(deps.db, request.cookies[COOKIES.customer], deps.now());
  knownCustomers.set(request, found);
  return found;
}

/** The customer's session of the request; throws `unauthorised` for everybody else, editors as well. */
export async function requireCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
): Promise<CustomerSession> {
  const session = await customerOf(deps, request);
  if (!session) throw new SiteError('unauthorised', 401, 'Please log in');
  return session;
}

/** Names the session of a request, an editor's before a customer's; undefined without one. */
export const sessionHashOf = async (
  deps: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
): Promise<string | undefined> => ((await sessionOf(deps, request)) ?? (await customerOf(deps, request)))?.tokenHash;

/** Whether this account may do anything in the hub: its role has rights, an account alone has none. */
export const isEditor = ({ rights }: Pick<User, 'rights'>): boolean => rights.length > 0;

/** The editor of the request; null for anonymous visitors and for accounts without rights. */
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
  requireOneOf(user.rights, right);
  return user;
}
