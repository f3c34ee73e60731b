import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBearer } from '../http/bearer';
import type { Metrics } from './metrics';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** Headers of proxies: a request that came through one is not the machine's own, whatever its address. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

const isOwn = ({ ip, headers }: FastifyRequest) =>
  LOOPBACK.test(ip) && FORWARDED.every((name) => headers[name] === undefined);

/**
 * Figures for Prometheus: for the machine itself, and for holders of the token. For others the address does not exist.
 */
export function metricsRoute(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (!isOwn(request) && !(token && hasBearer(request, token)))
      return reply.code(404).send({ code: 'not_found', message: 'Not found' });
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
