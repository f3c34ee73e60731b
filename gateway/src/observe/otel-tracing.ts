import { loggedPath } from '@vestibule/contracts/logged-path';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { RenderTimings } from '@vestibule/contracts/worker/render-timings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskedRender } from '../compositions/asked-render';
import { kindOf } from './request-kind';
import type { Tracing } from './spans';

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The span that a W3C traceparent names, as parent; the root without one. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true });
}

/**
 * Traces through OpenTelemetry to a collector, as JSON over HTTP. Sampling and headers: the SDK's own OTEL_ variables.
 */
export class OtelTracing implements Tracing {
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;
  readonly #spans = new WeakMap<FastifyRequest, Span>();

  constructor(endpoint: string, service: string) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.#provider = new NodeTracerProvider({
      resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.#tracer = this.#provider.getTracer('vestibule');
  }

  begin(request: FastifyRequest): void {
    const kind = kindOf(request);
    // Immutable files are many, and their spans would show nothing about renders.
    if (kind === 'static') return;
    const attributes = {
      'http.request.method': request.method,
      'url.path': loggedPath(request.url),
      'vestibule.request_id': request.id,
    };
    const parent = contextOf(String(request.headers.traceparent ?? ''));
    this.#spans.set(
      request,
      this.#tracer.startSpan(`${request.method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent),
    );
  }

  traceparentOf(request: FastifyRequest): string | undefined {
    const context = this.#spans.get(request)?.spanContext();
    return context && `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
  }

  end(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const span = this.#spans.get(request);
    if (!span) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (request.answered)
      span.setAttributes({
        'vestibule.cache': request.answered.cache,
        'vestibule.composition': request.answered.composition ?? '',
      });
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  rendered(
    status: number,
    { composition, startedAt, ms, remotes }: RenderTimings,
    { path, as, traceparent }: AskedRender,
  ): void {
    const attributes = {
      'vestibule.composition': composition,
      'vestibule.representation': as,
      'url.path': loggedPath(path),
      'http.response.status_code': status,
    };
    const render = this.#tracer.startSpan('render', { startTime: startedAt, attributes }, contextOf(traceparent));
    const parent = trace.setSpan(ROOT_CONTEXT, render);
    for (const { remote, version, work, at, ms: length } of remotes) {
      const span = this.#tracer.startSpan(
        `${remote} ${work}`,
        { startTime: startedAt + at, attributes: { 'vestibule.remote': remote, 'vestibule.version': version } },
        parent,
      );
      span.end(startedAt + at + length);
    }
    render.end(startedAt + ms);
  }

  stop(): Promise<void> {
    return this.#provider.shutdown();
  }
}
