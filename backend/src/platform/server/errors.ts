import { SiteError, TAGS_HEADER, isSiteError, notFound, type ErrorBody } from '@vestibule/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLostConnection } from '../db/lost-connection';
import { codeOf } from '../error-code';
import { nameRefusal } from './refusals';

/** Fastify's and Node's error codes that have a meaning of their own in the contract. */
const KNOWN: Readonly<Record<string, () => SiteError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new SiteError('too_large', 413, 'The request is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new SiteError('unsupported_media_type', 415, 'Send application/json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new SiteError('bad_json', 400, 'The body is empty'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new SiteError('bad_json', 400, 'The body is not valid JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new SiteError('bad_json', 400, 'The body is not as long as announced'),
};

/** Body of an error response, by the contract. */
export function errorBody(error: SiteError): ErrorBody {
  const isRefusal = error.code === 'validation' || error.code === 'conflict';
  const details = error.details ?? (isRefusal ? nameRefusal(error.message, error.field) : undefined);
  return {
    code: error.code,
    message: error.message,
    ...(error.field === undefined ? {} : { field: error.field }),
    ...(error.responseCode === undefined ? {} : { response_code: error.responseCode }),
    ...(details === undefined ? {} : { details }),
  };
}

/** The response to any thrown value: bad input is a 4xx, only an unknown error is a 500. */
function toSiteError(error: unknown): SiteError {
  if (isSiteError(error)) return error;
  const code = codeOf(error);
  const known = code === undefined ? undefined : KNOWN[code];
  if (known) return known();
  const status = statusCodeOf(error);
  if (status !== undefined && status >= 400 && status < 500)
    return new SiteError('validation', status, 'The request cannot be read', { cause: error });
  if (isDataError(error)) return new SiteError('validation', 400, 'The input cannot be stored', { cause: error });
  if (isLostConnection(error))
    return new SiteError('unavailable', 503, 'The database cannot be reached at the moment. Please try again.', {
      cause: error,
    });
  if (isOutOfRoom(error))
    return new SiteError(
      'unavailable',
      503,
      'The server has no room left. Please inform its operator, and try again.',
      {
        cause: error,
      },
    );
  return internal(error);
}

const internal = (cause: unknown) => new SiteError('internal', 500, 'Something went wrong on our side', { cause });

/** Whether an error, or its cause (Drizzle wraps errors), has such a code. */
function hasCode(error: unknown, pattern: RegExp): boolean {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return [error, cause].some((one) => pattern.test(codeOf(one) ?? ''));
}
/** SQLSTATE class 22 is "data exception": a value the database could not take, which is the input's fault. */
const isDataError = (error: unknown): boolean => hasCode(error, /^22\w{3}$/);
/** SQLSTATE 53100 is "disk full"; files of the media store say it as Node does. */
const isOutOfRoom = (error: unknown): boolean => hasCode(error, /^(53100|ENOSPC|EDQUOT)$/);

function statusCodeOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}

export function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A path that does not exist stays a 404, whatever its body is like; one that has other methods says so.
  const isUnread = request.is404 && !isSiteError(thrown);
  const error = isUnread ? notFound('There is nothing at this address') : toSiteError(thrown);
  if (error.status >= 500) request.log.error({ err: thrown }, error.message);
  // An error is never cached, even where the record is. A missing record may be made: then pages without it are
  // outdated.
  if (error.status !== 404) reply.removeHeader(TAGS_HEADER);
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply.code(error.status).header('cache-control', 'no-store').send(errorBody(error));
}
