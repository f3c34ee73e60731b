import { PURGE_HEADER, withTimeout, type RefusedPost, type RouteAction } from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { callPath } from '@vestibule/contracts/api/call-path';
import type { AnswerOf } from '@vestibule/contracts/api/calls';
import { GATEWAY_CALLS } from '@vestibule/contracts/call-paths/gateway';
import { ROUTES_HEADER } from '@vestibule/contracts/site/route-header';
import { parseTags, type Tag } from '@vestibule/contracts/tags';
import { trailHeaders } from '@vestibule/contracts/worker/trail';
import type { FastifyRequest } from 'fastify';
import { forwardedFor } from '../proxy/forwarded-for';
import { visitorCookie } from '../http/visitor-cookie';

/** How long the backend may take, in ms: as long as scripts give it. */
const TIMEOUT_MS = 10_000;

export interface Post {
  readonly action: RouteAction;
  /** Of the route, and the language. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly posted: string;
}

/**
 * Result of a post; `retryAfter` in seconds, where the backend sends it. `location` is the page that shows the result,
 * where that is another one.
 */
export type Outcome =
  | { readonly done: true; readonly location?: string }
  | (Omit<RefusedPost, 'posted'> & { readonly done: false; readonly retryAfter?: string });

export interface PassOnOptions {
  readonly backendUrl: string;
  /** Proves to the backend that a post comes through this gateway. */
  readonly token: string;
  /** Header that gives the backend the paths of pages. */
  readonly routes: () => string;
  readonly purge: (tags: readonly Tag[]) => Promise<void>;
  /** Gets the cookies that the backend sets. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

/**
 * Passes a post on to the backend, with the cookies of the visitor's cart and account, and purges the changed tags. It
 * never rejects: a failure becomes the reason of the refusal.
 */
export async function passOn(
  { backendUrl, token, routes, purge, setCookies }: PassOnOptions,
  request: FastifyRequest,
  { action, params, posted }: Post,
): Promise<Outcome> {
  const call = GATEWAY_CALLS[action.endpoint];
  try {
    return await withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const answer = await fetch(backendUrl + callPath(call, params), {
        method: call.method,
        headers: {
          ...forwardedFor(request),
          ...trailHeaders(request.trail),
          ...cookieHeader(request),
          [ROUTES_HEADER]: routes(),
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ posted }),
        signal,
      });
      setCookies(answer.headers.getSetCookie());
      await purge(parseTags(answer.headers.get(PURGE_HEADER) ?? ''));
      return answer.ok
        ? outcomeOf((await checkAnswer(action.endpoint, await answer.json())) as AnswerOf<typeof action.endpoint>)
        : refusalOf(request, answer);
    });
  } catch (error) {
    // An error of fetch contains nothing of the body.
    request.log.error({ error: String(error) }, 'a post could not be passed on');
    return UNAVAILABLE;
  }
}

const UNAVAILABLE: Outcome = { done: false, reason: 'unavailable', problems: {} };

/**
 * No other cookie is a matter of posts, least of all that of an editor's session: which page has sent a post the
 * browser's word says alone, without a csrf token.
 */
function cookieHeader(request: FastifyRequest): { readonly cookie?: string } {
  const cookie = visitorCookie(request);
  return cookie === '' ? {} : { cookie };
}

const outcomeOf = ({ done, location, reason = 'values', problems = {} }: AnswerOf<RouteAction['endpoint']>): Outcome =>
  done ? { done, ...(location !== undefined && { location }) } : { done, reason, problems };

function refusalOf({ log }: FastifyRequest, { status, headers }: Response): Outcome {
  const retryAfter = headers.get('retry-after');
  if (status === 429)
    return { done: false, reason: 'limited', problems: {}, ...(retryAfter !== null && { retryAfter }) };
  // No form of this site writes an unreadable body; the page itself reports a record that is missing, or belongs to
  // nobody any more.
  if ([400, 401, 404, 413].includes(status)) return { done: false, reason: 'values', problems: {} };
  log.error({ status }, 'the backend did not take a post');
  return UNAVAILABLE;
}
