import { SiteError } from '@vestibule/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Answers 405 with an Allow header where a path exists but not for the method. Call before routes are added; the
 * function it returns is called after.
 */
export function trackMethods(app: FastifyInstance): () => void {
  const byUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = byUrl.get(url) ?? new Set<string>();
    for (const one of Array.isArray(method) ? method : [method]) methods.add(one);
    byUrl.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...byUrl]) {
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      const allow = [...methods].sort().join(', ');
      if (others.length > 0)
        app.route({
          url,
          method: others,
          exposeHeadRoute: false,
          onRequest: async (_request, reply) => refuse(reply.header('allow', allow)),
          handler: refuse,
        });
    }
  };
}

/** Thrown before the body is read: what it holds does not matter. */
function refuse(_reply: unknown): never {
  throw new SiteError('method_not_allowed', 405, 'This address does not take that method');
}
