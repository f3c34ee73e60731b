import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Whether a client takes a coding of content; without the header it takes none. */
export const acceptsEncoding = ({ headers }: Pick<FastifyRequest, 'headers'>, coding: 'br' | 'gzip'): boolean =>
  headers['accept-encoding'] !== undefined && new Negotiator({ headers }).encodings([coding]).length > 0;
