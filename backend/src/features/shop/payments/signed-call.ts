import { withTimeout } from '@vestibule/contracts';
import { signedHeaders } from './signed-message';

/** Limit in bytes of a response: a payment, or a basket of all lines that it may have, is far below. */
const ANSWER_LIMIT = 256 * 1024;

export interface SignedCallOptions {
  /** Address of the provider's API, without a slash at its end. */
  readonly url: string;
  /** Known to the site and the provider; both sign with it. */
  readonly secret: string;
  readonly now?: () => number;
  /** Time limit in ms of one try, until its whole response is there. */
  readonly timeoutMs?: number;
}
export interface SignedCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With its query. */
  readonly path: string;
  readonly body?: object | undefined;
}
export interface Answered {
  readonly status: number;
  readonly json: unknown;
}

/** The other side of a protocol. */
export interface Asked {
  /** As errors name it. */
  readonly name: string;
  /** How long it may take where the options do not say, in ms. */
  readonly timeoutMs: number;
  /** Whether a response is valid; any other is a failure. */
  readonly isAnswer: (response: Response) => boolean;
}

/**
 * Makes one call to another system: signed JSON, no redirects, a response of limited size within a limited time. Throws
 * without such a response.
 */
export async function signedCall(
  asked: Asked,
  { url, secret, now = Date.now, timeoutMs = asked.timeoutMs }: SignedCallOptions,
  { method, path, body }: SignedCall,
): Promise<Answered> {
  const raw = body === undefined ? '' : JSON.stringify(body);
  return withTimeout(timeoutMs, undefined, async (signal) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'error',
      headers: signedHeaders(secret, { method, path, body: raw }, now()),
      ...(raw && { body: raw }),
      signal,
    });
    if (asked.isAnswer(answer))
      return { status: answer.status, json: JSON.parse(await read(asked, answer)) as unknown };
    await answer.body?.cancel();
    throw new Error(`${asked.name} answered ${answer.status}`);
  });
}

/** The body as text. Whatever is longer than the limit is not read to its end. */
async function read({ name }: Asked, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > ANSWER_LIMIT) throw new Error(`${name} answered with more than ${ANSWER_LIMIT} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
