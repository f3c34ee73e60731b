import type { FastifyRequest } from 'fastify';
import { schemeOf } from '../http/client-origin';

/** Who asks for what, as this gateway has seen it: headers of what it asks the backend for them. */
export const forwardedFor = (request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': schemeOf(request),
});
