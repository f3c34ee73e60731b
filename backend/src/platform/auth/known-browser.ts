import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../server/deps';
import { common } from './cookies';
import { isSame, sign } from './signature';

/** Its name is of no use to a page, so it is not among those that browsers load. */
const COOKIE = 'known_browser';

/** How long a browser is remembered after a login, in seconds. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

const signatureOf = (secret: Buffer, id: string, expires: string, account: string): string =>
  sign(secret, `known-browser ${id} ${expires} ${account}`);

/** Remembers that this browser has logged in to the account; the cookie opens nothing. */
export function rememberBrowser(
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  account: string,
): void {
  const [id, expires] = [randomBytes(16).toString('base64url'), String(now() + KNOWN_SECONDS * 1000)];
  const value = `${id}.${expires}.${signatureOf(secret, id, expires, account)}`;
  reply.setCookie(COOKIE, value, { ...common(request), httpOnly: true, maxAge: KNOWN_SECONDS });
}

/** The id of a browser that has logged in to this account before; undefined for any other. */
export function knownBrowser(
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  request: FastifyRequest,
  account: string,
): string | undefined {
  const [id = '', expires = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const isValid = isSame(signature, signatureOf(secret, id, expires, account)) && Number(expires) > now();
  return isValid ? id : undefined;
}
