import { SiteError } from '@vestibule/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';
import findMyWay from 'find-my-way';

/**
 * Sends 405 with an Allow header where a path exists but not for the method: before the body is read, as its content
 * does not matter. Call before routes are added; `router` as of the server. The most specific path decides which
 * methods there are: `DELETE /media/` does not delete the medium whose id is empty. A router that has each path once is
 * built much faster than routes for all methods that paths do not take.
 */
export function refuseOtherMethods(app: FastifyInstance, router: findMyWay.Config<findMyWay.HTTPVersion.V1>): void {
  const paths = findMyWay(router);
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const known = paths.findRoute('GET', url)?.store as Set<string> | undefined;
    const methods = known ?? new Set<string>();
    for (const one of Array.isArray(method) ? method : [method]) methods.add(one);
    if (!known) paths.on('GET', url, () => undefined, methods);
  });
  app.addHook('onRequest', async (request, reply) => {
    const methods = paths.find('GET', request.url)?.store as Set<string> | undefined;
    if (!methods || methods.has(request.method)) return;
    reply.header('allow', [...methods].sort().join(', '));
    throw new SiteError('method_not_allowed', 405, 'This address does not take that method');
  });
}
