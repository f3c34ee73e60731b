import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';
import { kindOf } from './request-kind';
import type { Tracing } from './spans';

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
    const kind = kindOf(request);
    metrics.requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.seconds.observe({ kind }, reply.elapsedTime / 1000);
    if (request.answered) metrics.cache.inc({ kind, state: request.answered.cache });
    tracing?.end(request, reply);
    // Files are many and all alike. A query may hold user input.
    if (kind === 'static') return;
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info({ ...line, ...request.answered }, 'request');
  }
}
