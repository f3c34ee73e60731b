import { request as askHttp, type RequestOptions } from 'node:http';
import { request as askHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** How long a response may take, in ms: outside there are slow ones. */
const TIMEOUT_MS = 15_000;
/** Some hosts refuse who does not say what it is. */
const HEADERS = { 'user-agent': 'vestibule-link-check', accept: 'text/html,*/*;q=0.5' };
/** Statuses of responses without a body, which `Response` refuses to give one. */
const BODILESS = new Set([204, 205, 304]);

/**
 * Gets an address without following redirects; undefined where no server responds in time. `lookup` finds the addresses
 * of its host, for the very connection that is made.
 */
export async function get(
  url: URL,
  lookup: LookupFunction | undefined,
  stopped: AbortSignal,
): Promise<Response | undefined> {
  // The body too, which is read later, has to come within that time.
  const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopped]);
  const options: RequestOptions = { headers: HEADERS, signal, ...(lookup && { lookup }) };
  try {
    return await new Promise<Response>((resolve, reject) => {
      const asking = (url.protocol === 'https:' ? askHttps : askHttp)(url, options, (answer) => {
        const { statusCode: status = 502, headers } = answer;
        answer.on('error', () => undefined);
        const body = BODILESS.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
        const location = headers.location === undefined ? {} : { location: headers.location };
        resolve(new Response(body as BodyInit | null, { status: Math.max(status, 200), headers: location }));
      });
      asking.on('error', reject);
      asking.end();
    });
  } catch {
    return undefined;
  }
}
