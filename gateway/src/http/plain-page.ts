import type { FastifyReply } from 'fastify';
import { staticErrorPage } from './static-error-page';

/** Seconds after which clients retry while a service is unavailable. */
export const RETRY = { 'retry-after': '60' };

/** The same where only too many have come at once, or the backend starts again. */
export const RETRY_SOON = { 'retry-after': '5' };

/** A response whose page needs nothing else. */
export const plainPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8');

/** The page for when nothing can be rendered. */
export function sendError(reply: FastifyReply, status: number, path: string, isBusy = false): FastifyReply {
  if (status === 503) reply.headers(isBusy ? RETRY_SOON : RETRY);
  return plainPage(reply, status).send(staticErrorPage(status, path, isBusy));
}
