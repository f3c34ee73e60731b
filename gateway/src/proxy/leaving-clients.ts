import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher } from 'undici';

/** Carries the signal from the request to the connection: reply-from copies headers, and passes on nothing else. */
const LEFT = Symbol('client has left');
type LeavingHeaders = IncomingHttpHeaders & { readonly [LEFT]?: AbortSignal };

type ProxiedRequest = { readonly method: string };
const signals = new WeakMap<ProxiedRequest, AbortSignal>();

/**
 * Notes when the client of a request closes its connection before it has its response. Writes are not noted: their
 * response purges the changed tags.
 */
export function watchLeaving(request: ProxiedRequest, reply: FastifyReply): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  signals.set(request, left.signal);
}

/** Whether the client of a watched request has left. */
export const hasLeft = (request: ProxiedRequest): boolean => signals.get(request)?.aborted ?? false;

/** The headers of a watched request, such that connections of `leavingAgent` end it when its client leaves. */
export function withLeaving(request: ProxiedRequest, headers: IncomingHttpHeaders): LeavingHeaders {
  const signal = signals.get(request);
  return signal ? { ...headers, [LEFT]: signal } : headers;
}

/** Connections to the backend that end a request whose client has left: the backend notices it, and stops its work. */
export function leavingAgent(options: Agent.Options): Pick<Dispatcher, 'request'> & Agent.Options {
  const agent = new Agent(options);
  const request = (
    asked: Dispatcher.RequestOptions & { readonly headers?: LeavingHeaders },
    callback: (error: Error | null, data: Dispatcher.ResponseData) => void,
  ) => agent.request({ ...asked, signal: asked.headers?.[LEFT] ?? null }, callback);
  return { request: request as Dispatcher['request'], ...options };
}
