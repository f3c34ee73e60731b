import { COOKIES, SESSION_TOKEN } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './releases/cookies';

/** The cookie of the visitor's cart as it is sent on; empty without one, or with one that cannot be the backend's. */
export function visitorCookie(request: Pick<FastifyRequest, 'headers'>): string {
  const token = readCookie(request, COOKIES.cart);
  return token !== undefined && SESSION_TOKEN.test(token) ? `${COOKIES.cart}=${token}` : '';
}
