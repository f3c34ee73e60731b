import { COOKIES, SESSION_TOKEN } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies';

/** Cookies of the cart and of the customer: neither gives an editor's rights. */
const OF_VISITORS = [COOKIES.cart, COOKIES.customer];

/**
 * The cookies of the visitor's cart and account for the backend; empty without any, or with values that cannot be the
 * backend's. The gateway does not check whether they are valid: pages that depend on them are never cached.
 */
export function visitorCookie(request: Pick<FastifyRequest, 'headers'>): string {
  return OF_VISITORS.flatMap((name) => {
    const token = readCookie(request, name);
    return token !== undefined && SESSION_TOKEN.test(token) ? [`${name}=${token}`] : [];
  }).join('; ');
}
