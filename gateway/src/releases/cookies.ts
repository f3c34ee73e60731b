import type { FastifyRequest } from 'fastify';

/** The release group of a visitor while a canary runs: a number that says nothing about a person (docs/releases.md). */
export const GROUP_COOKIE = 'release_group';
/** The signed preview that a browser has been given. */
export const PREVIEW_COOKIE = 'release_preview';

export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];
}

interface CookieOptions {
  readonly secure: boolean;
  /** Seconds; 0 deletes the cookie. */
  readonly maxAge: number;
}

export function cookieHeader(name: string, value: string, { secure, maxAge }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
