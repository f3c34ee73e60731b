import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { isSecure } from '../server/own-origin';

/** How long an editor stays logged in at most, in seconds; a session that is not used ends before (sessions.ts). */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

export function sessionCookie(request: FastifyRequest): CookieSerializeOptions {
  return { ...common(request), httpOnly: true, maxAge: SESSION_SECONDS };
}

/** Readable by script, which repeats it in a header (docs/behaviour/editing.md#calls-of-editors). */
export function csrfCookie(request: FastifyRequest): CookieSerializeOptions {
  return { ...common(request), httpOnly: false, maxAge: SESSION_SECONDS };
}

export const common = (request: FastifyRequest) => ({ path: '/', sameSite: 'lax', secure: isSecure(request) }) as const;
