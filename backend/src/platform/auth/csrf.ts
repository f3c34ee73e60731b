import { randomBytes } from 'node:crypto';
import { COOKIES, CSRF_HEADER, SiteError } from '@vestibule/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { csrfCookie } from './cookies';
import { sessionHashOf } from './identity';
import { isSame, sign } from './signature';
import { originOf, ownOrigin, isSecure } from '../server/own-origin';

type CsrfDeps = Pick<Deps, 'db' | 'now' | 'secret' | 'siteOrigins'>;
const ANONYMOUS = 'anonymous';
const HEADER = CSRF_HEADER.toLowerCase();

/** A token that is good for one session only: `nonce.signature`, signed over nonce and session. */
function makeToken(secret: Buffer, binding: string, nonce = randomBytes(16).toString('base64url')): string {
  return `${nonce}.${sign(secret, `${nonce}:${binding}`)}`;
}

function isTokenFor(secret: Buffer, binding: string, token: string | undefined): token is string {
  const nonce = token?.split('.', 1)[0];
  return !!nonce && isSame(token, makeToken(secret, binding, nonce));
}

/** The request's own token while it is good, else a new one, set as cookie. */
export async function issueToken(deps: CsrfDeps, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const binding = (await sessionHashOf(deps, request)) ?? ANONYMOUS;
  const present = request.cookies[COOKIES.csrf];
  return isTokenFor(deps.secret, binding, present) ? present : setToken(deps, request, reply, binding);
}

/** Sets a new token for a session that has just begun (`binding` its token's hash) or ended. */
export function setToken(
  deps: Pick<Deps, 'secret'>,
  request: FastifyRequest,
  reply: FastifyReply,
  binding = ANONYMOUS,
): string {
  const token = makeToken(deps.secret, binding);
  reply.setCookie(COOKIES.csrf, token, csrfCookie(request));
  return token;
}

/** Lets a write pass only when this site's own script sent it. Runs before the body is read. Throws `csrf`. */
export async function guardWrite(deps: CsrfDeps, request: FastifyRequest): Promise<void> {
  const header = request.headers[HEADER];
  const cookie = request.cookies[COOKIES.csrf];
  const binding = (await sessionHashOf(deps, request)) ?? ANONYMOUS;
  if (
    typeof header === 'string' &&
    isTokenFor(deps.secret, binding, cookie) &&
    isSame(header, cookie) &&
    !isForeignRequest(request, deps.siteOrigins)
  )
    return;
  throw new SiteError(
    'csrf',
    403,
    'This request did not come from a page of this site. Please reload the page and try again.',
  );
}

/**
 * Whether a browser says that another site's page made the request: by Sec-Fetch-Site, Origin, or Referer where there
 * is no Origin. Programs that send none of them are no browsers: no other site can misuse their cookies.
 */
function isForeignRequest(request: FastifyRequest, siteOrigins: readonly string[]): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const source = request.headers.origin ?? request.headers.referer;
  if (source === undefined) return false;
  const origin = originOf(source);
  if (origin === undefined) return true;
  if (siteOrigins.includes(origin.origin)) return false;
  return origin.host !== ownOrigin(request)?.host || (isSecure(request) && origin.protocol !== 'https:');
}
