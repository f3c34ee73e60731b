import type { ErrorCode } from './error-codes';
import { FAILURES } from './failures';

/** Body of every 4xx and 5xx JSON response. `field` is the dotted path of the offending input. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly field?: string;
  /**
   * Number of the ticket system: -214 no (connected) seats, -204 no reservation
   * (docs/behaviour/tickets.md#failures-when-adding).
   */
  readonly response_code?: number;
  /** Facts of the refusal by name, such as the `owed` amount of an unpaid ticket. */
  readonly details?: Readonly<Record<string, string>>;
}

/** The error of a failed call, loader or remote. `status` is the HTTP status of the failure. */
export class SiteError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly responseCode: number | undefined;
  /** Seconds until it is worth trying again, for the header Retry-After. */
  readonly retryAfter: number | undefined;
  readonly details: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    status: number,
    message: string,
    more: {
      field?: string;
      responseCode?: number;
      retryAfter?: number;
      details?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'SiteError';
    this.code = code;
    this.status = status;
    this.field = more.field;
    this.responseCode = more.responseCode;
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }
}

/** Codes are words in small letters, those of Node and of libraries are in capitals. */
const CODE = /^[a-z_]+$/;

export function isSiteError(value: unknown): value is SiteError {
  return value instanceof Error && 'status' in value && 'code' in value && CODE.test(String(value.code));
}

/**
 * Whether an error is an expected refusal (`sold_out`, a query that cannot be read): worth noting, but nothing to be
 * called for at night.
 */
export const isRefusal = (error: unknown): boolean =>
  isSiteError(error) && !FAILURES.some((code) => code === error.code);

/** The HTTP status of an error; anything unknown is a 500. */
export function statusOf(error: unknown): number {
  return isSiteError(error) ? error.status : 500;
}

export function notFound(message = 'This page could not be found'): SiteError {
  return new SiteError('not_found', 404, message);
}
