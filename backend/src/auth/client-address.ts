import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The visitor's address, for rate limits. From the gateway on this machine we take the last entry of X-Forwarded-For, which
 * is the one the gateway has seen itself; the entries before it are whatever the visitor wrote.
 */
export function clientAddress(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last && LOOPBACK.has(request.ip) ? last : request.ip;
}
