import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hits, SentHit } from './hits';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a cached page is sent to an anonymous visitor. */
    sentHit: SentHit | undefined;
  }
}

/**
 * Calls `hits` before Fastify routes a request, and stores its response afterwards. Fastify opens a second server for a
 * host with two addresses (`localhost`); its requests bypass the fast path.
 */
export function hitRoutes(app: FastifyInstance, hits: Hits): void {
  app.decorateRequest('sentHit', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.sentHit) hits.learn(request, reply, request.sentHit);
    done();
  });
  app.addHook('preClose', (done) => {
    hits.close();
    done();
  });
  const { server } = app;
  const routers = server.listeners('request') as ((...given: Parameters<Hits['answer']>) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (hits.answer(request, response)) return;
    for (const route of routers) route(request, response);
  });
}

/** Notes that a cached page is being sent. */
export function noteHit(request: FastifyRequest, hit: SentHit): void {
  request.sentHit = hit;
}
