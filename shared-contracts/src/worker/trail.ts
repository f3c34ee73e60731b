/** Headers of a call to the backend about the request that caused it. */
export interface Trail {
  readonly requestId: string;
  /** W3C trace context, when traces are collected. */
  readonly traceparent?: string;
}

/** The same as request headers. */
export const trailHeaders = ({ requestId, traceparent }: Trail): Record<string, string> => ({
  'x-request-id': requestId,
  ...(traceparent && { traceparent }),
});
