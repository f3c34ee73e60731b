import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';

/**
 * The gateway's log: a line of JSON for each entry, distinguished from the backend's where both write into one stream.
 */
export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  pino({ level, base: { program: 'gateway', pid: process.pid } }, to ?? pino.destination(1));
