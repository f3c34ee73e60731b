import type { Trail } from '@vestibule/contracts/worker/trail';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheState } from '../cache/cache-state';
import type { CachedPage } from '../cache/page-cache';
import { serverTiming } from './server-timing';

/** Origin of the response. */
interface Answered {
  readonly cache: CacheState;
  /** Undefined when the worker did not say. */
  readonly composition: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Headers of calls to the backend that identify this request. */
    readonly trail: Trail;
    /** Set for pages and their data. */
    answered: Answered | undefined;
  }
}

/** Says where a page came from: in its headers, and to log, metrics and traces. */
export function noteAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: CacheState,
  { timings }: Pick<CachedPage, 'timings'>,
): void {
  request.answered = { cache, composition: timings?.composition };
  reply.header('x-cache', cache).header('server-timing', serverTiming(cache, timings));
}
