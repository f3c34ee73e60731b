import type { RenderTimings } from '@vestibule/contracts/worker/render-timings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskedRender } from '../compositions/asked-render';

/** Spans of requests and renders. */
export interface Tracing {
  begin: (request: FastifyRequest) => void;
  /** What calls to the backend send along; undefined for a request without a span. */
  traceparentOf: (request: FastifyRequest) => string | undefined;
  end: (request: FastifyRequest, reply: FastifyReply) => void;
  /** A render that is over, with a span for the work of each remote. */
  rendered: (status: number, timings: RenderTimings, request: AskedRender) => void;
  /** Sends what has not been sent. */
  stop: () => Promise<void>;
}
