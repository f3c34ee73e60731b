import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The release group of a visitor while a canary runs: a number that says nothing about a person (docs/releases.md). */
export const GROUP_COOKIE = 'release_group';
/** The signed preview that a browser has been given. */
export const PREVIEW_COOKIE = 'release_preview';

/** Parsed by the library that the backend uses, so that both see the same session in a header. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name];
}

interface CookieOptions {
  readonly secure: boolean;
  /** Seconds; 0 deletes the cookie. */
  readonly maxAge: number;
}

export function cookieHeader(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return stringifySetCookie({ name, value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure });
}
