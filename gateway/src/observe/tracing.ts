import type { RenderTimings } from '@vestibule/contracts/worker/render-timings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config';
import type { AskedRender } from './asked-render';

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

/** Traces when a collector is configured; otherwise not even the code is loaded. */
export async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
}: GatewayConfig): Promise<Tracing | undefined> {
  if (!endpoint) return undefined;
  const { OtelTracing } = await import(/* webpackChunkName: "tracing" */ './otel-tracing');
  return new OtelTracing(endpoint, service);
}
