import { COOKIES, SESSION_TOKEN } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies';

/** What says whose cart it is, and which customer: neither opens anything of an editor's. */
const OF_VISITORS = [COOKIES.cart, COOKIES.customer];

/**
 * The cookies of the visitor's cart and account as they are sent on; empty without any, or with what cannot be the
 * backend's. The gateway need not know whether they are good: pages that show them are kept by nobody.
 */
export function visitorCookie(request: Pick<FastifyRequest, 'headers'>): string {
  return OF_VISITORS.flatMap((name) => {
    const token = readCookie(request, name);
    return token !== undefined && SESSION_TOKEN.test(token) ? [`${name}=${token}`] : [];
  }).join('; ');
}
