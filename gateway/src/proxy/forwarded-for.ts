import type { FastifyRequest } from 'fastify';
import { schemeOf } from '../http/client-origin';

/** Client, host and scheme of a request as this gateway has seen it: headers of its calls to the backend. */
export const forwardedFor = (request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': schemeOf(request),
});
