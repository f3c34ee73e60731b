import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../http/accepts-encoding';
import type { CachedPage } from './page-cache';

export interface SendOptions {
  /**
   * Caches that may store the response: shared caches, this browser only, or none (it was rendered with a session or
   * for a preview).
   */
  readonly keep: 'shared' | 'private' | 'never';
  readonly nonce: string;
  readonly type: string;
  /** Headers of a whole response; a 304 leaves the stored ones in place, whose nonce belongs to the stored body. */
  readonly headers?: Readonly<Record<string, string>>;
}

const CACHE_CONTROL = { shared: 'public, no-cache', private: 'private, no-cache', never: 'private, no-store' } as const;

/** Sends a page's body, or 304 when the browser has it. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<CachedPage, 'status' | 'body' | 'etag'>,
  { keep, nonce, type, headers = {} }: SendOptions,
): FastifyReply | Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding, Cookie');
  reply.header('cache-control', CACHE_CONTROL[keep]);
  if (keep !== 'never') reply.header('etag', page.etag);
  if (keep !== 'never' && page.status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const encoding = page.body.hasBrotli && acceptsEncoding(request, 'br') ? 'br' : 'identity';
  if (encoding === 'br') reply.header('content-encoding', 'br');
  const bytes = page.body.bytes(nonce, encoding);
  void reply.code(page.status).headers(headers).type(type);
  return bytes instanceof Promise ? bytes.then((body) => reply.send(body)) : reply.send(bytes);
}
