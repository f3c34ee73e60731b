import { isSiteError, type ErrorBody, type ErrorCode } from '@vestibule/contracts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Busy, RenderFailed } from '../compositions/worker-errors';

const CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Response to programs after an error: the code and one sentence, never the owner of the code. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500 && !(error instanceof Busy))
      request.log.error({ error: error.stack ?? error.message }, 'Cannot respond to a request');
    // The rest of a refused body would be read as the next request.
    if (!request.raw.complete) reply.header('connection', 'close');
    if (status === 503) reply.header('retry-after', '60');
    return reply.code(status).header('cache-control', 'no-store').send(bodyOf(error, status));
  });
}

/** A render that failed is away for a moment, not broken for good. */
function statusOf(error: FastifyError): number {
  const status = isSiteError(error) ? error.status : error instanceof RenderFailed ? 503 : (error.statusCode ?? 500);
  return status >= 400 && status < 600 ? status : 500;
}

function bodyOf(error: FastifyError, status: number): ErrorBody {
  if (status >= 500)
    return status === 503
      ? { code: 'unavailable', message: 'This is not available at the moment' }
      : { code: 'internal', message: 'Something went wrong' };
  return isSiteError(error)
    ? { code: error.code, message: error.message }
    : { code: CODES[status] ?? 'validation', message: error.message };
}
