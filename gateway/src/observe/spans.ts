import type { RenderTimings } from '@vestibule/contracts/worker/render-timings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskedRender } from '../compositions/asked-render';

/** Spans of requests and renders. */
export interface Tracing {
  begin: (request: FastifyRequest) => void;
  /** Trace header of calls to the backend; undefined for a request without a span. */
  traceparentOf: (request: FastifyRequest) => string | undefined;
  end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** A render that is over, with a span for the work of each remote. */
  rendered: (status: number, timings: RenderTimings, request: AskedRender) => void;
  /** Sends the remaining spans. */
  stop: () => Promise<void>;
}
