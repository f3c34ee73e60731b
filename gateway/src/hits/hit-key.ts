import { COOKIES } from '@vestibule/contracts';
import type { IncomingMessage } from 'node:http';
import { PREVIEW_COOKIE } from '../http/cookies';

/** Fields of a request that the cache key depends on. */
export type HitRequest = Pick<IncomingMessage, 'method' | 'httpVersion' | 'url' | 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Cookies that change a visitor's response. A match inside of another cookie's name only costs the fast path. */
const DECIDING = new RegExp(`${COOKIES.session}|${PREVIEW_COOKIE}`);
/** Headers that request something else than the whole response, or announce a body. */
const UNUSUAL = ['if-none-match', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const;

/**
 * Names everything that a response to an anonymous visitor depends on: two requests of one key get the same page.
 * Undefined for requests that must be looked at closely. A header never holds the separator.
 */
export function hitKey(
  { method, httpVersion, url, headers, socket }: HitRequest,
  behindProxy: boolean,
): string | undefined {
  if (method !== 'GET' || httpVersion !== '1.1' || UNUSUAL.some((name) => headers[name] !== undefined))
    return undefined;
  if (headers.cookie !== undefined && DECIDING.test(headers.cookie)) return undefined;
  const asked = [url, headers.host, headers['accept-encoding']];
  const told = behindProxy ? [socket.remoteAddress, headers['x-forwarded-host'], headers['x-forwarded-proto']] : [];
  return [...asked, ...told].join('\n');
}
