import type { FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';

/** Whether a request carries the token; takes equally long for every wrong one of that length. */
export function hasBearer(request: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
