import { loggedPath } from '@vestibule/contracts/logged-path';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';
import { kindOf, type RequestKind } from './request-kind';
import type { Tracing } from './spans';

/** A response that was sent. */
export interface Answer extends Pick<FastifyRequest, 'id' | 'method' | 'url' | 'answered'> {
  readonly kind: RequestKind;
  readonly status: number;
  /** How long it took, in ms. */
  readonly ms: number;
}

/** Writes a response into log and metrics. */
export function noteEnd(
  { id, kind, method, url, status, ms, answered }: Answer,
  metrics: Metrics,
  log: FastifyBaseLogger,
): void {
  metrics.requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
  metrics.seconds.observe({ kind }, ms / 1000);
  if (answered) metrics.cache.inc({ kind, state: answered.cache });
  // Files are many and all alike.
  if (kind === 'static') return;
  const line = { reqId: id, method, path: loggedPath(url), status, ms: Math.round(ms * 10) / 10 };
  log.info({ ...line, ...answered }, 'request');
}

/** Names every request, and notes its end: one line in the log, metrics, a span. Must come before any route. */
export function watchRequests(app: FastifyInstance, metrics: Metrics, tracing: Tracing | undefined): void {
  app.decorateRequest('answered', undefined);
  app.decorateRequest('trail', {
    getter() {
      const traceparent = tracing?.traceparentOf(this);
      return { requestId: this.id, ...(traceparent && { traceparent }) };
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    tracing?.begin(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    note(request, reply);
    done();
  });

  function note(request: FastifyRequest, reply: FastifyReply): void {
    const { id, method, url, answered } = request;
    const answer = {
      id,
      method,
      url,
      answered,
      kind: kindOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    noteEnd(answer, metrics, app.log);
    tracing?.end(request, reply);
  }
}
