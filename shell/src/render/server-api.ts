import {
  isSiteError,
  SiteError,
  type ApiClient,
  type AnyCall,
  type CallOptions,
  type ClientCallName,
  type ErrorCode,
  type Language,
} from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { createApiClient } from '@vestibule/contracts/api/client';
import { validUntilOf } from '@vestibule/contracts/valid-until';
import { tagsOf, type Tag } from '@vestibule/contracts/tags';
import { trailHeaders, type Trail } from '@vestibule/contracts/worker/trail';
import type { DataCache } from './data-cache';

/** Time limit in ms of the backend for one call of a render: the page is shown without later responses. */
export const CALL_TIMEOUT_MS = 1500;
/**
 * Timeout of calls that every page needs, in ms: without them there is no page, and visitors of a site that has just
 * started would rather wait.
 */
export const FRAME_TIMEOUT_MS = 5000;
/**
 * The responses of these calls are private: they are requested with the cookies of cart and account, and never cached.
 */
const OF_THE_VISITOR: ReadonlySet<ClientCallName> = new Set([
  'cart',
  'order',
  'waitingPlace',
  'userDetails',
  'customer',
  'customerOrders',
]);
const OF_THE_FRAME: ReadonlySet<ClientCallName> = new Set(['localSettings', 'navigation']);

export interface ServerApiOptions {
  readonly lang: Language;
  readonly backendUrl: string;
  /** Cookies of a visitor with a session; responses for them are never cached. */
  readonly cookie: string;
  /** Cookies of the visitor's cart and account, on pages that show them; among the others where there is a session. */
  readonly visitor: string;
  readonly cache: DataCache;
  /** Sent with every call: on whose behalf it is. */
  readonly trail: Trail;
  /** Collects the tags that the page depends on. */
  readonly tags: Set<Tag>;
  /** Collects until when the page is as it is now, in ms since 1970. */
  readonly validity: { until: number };
  /**
   * Collects the calls that brought nothing because the backend is away, slow or broken. Loaders may do without; caches
   * must know.
   */
  readonly failed: Set<ClientCallName>;
}

/** Error codes of a backend that fails; a closed shop, a missing record and a wrong query are valid responses. */
const FAILURES: ReadonlySet<ErrorCode> = new Set(['unavailable', 'timeout', 'bad_answer', 'internal']);

/**
 * The API of loaders on the server: anonymous responses are cached and checked once, unless their headers forbid it;
 * nothing can be written.
 */
export function createServerApi({
  lang,
  backendUrl,
  cookie,
  visitor,
  cache,
  trail,
  tags,
  validity,
  failed,
}: ServerApiOptions): ApiClient {
  async function ask(name: ClientCallName, options: CallOptions) {
    let answered: readonly Tag[] = [];
    let until: number | undefined;
    let keep = true;
    const cookies = cookie || (OF_THE_VISITOR.has(name) ? visitor : '');
    const client = createApiClient({
      lang,
      check: checkAnswer,
      timeoutMs: OF_THE_FRAME.has(name) ? FRAME_TIMEOUT_MS : CALL_TIMEOUT_MS,
      transport: async (path, init) => {
        const headers = {
          ...(init.headers as Record<string, string>),
          ...trailHeaders(trail),
          ...(cookies && { cookie: cookies }),
        };
        const response = await fetch(backendUrl + path, { ...init, headers });
        answered = tagsOf(response.headers);
        until = validUntilOf(response.headers);
        keep = response.headers.get('cache-control')?.includes('no-store') !== true;
        return response;
      },
    });
    // The visitor's leaving must not fail a response that others wait for as well.
    const { signal: _, ...rest } = options;
    try {
      const value: unknown = await (client.call as AnyCall)(name, rest);
      return { value, tags: answered, until, keep };
    } catch (error) {
      // A page without a missing record changes when the record is made.
      for (const tag of answered) tags.add(tag);
      throw error;
    }
  }

  const call: AnyCall = async (name, options = {}) => {
    const key = `${lang} ${name} ${JSON.stringify(options.params ?? {})} ${JSON.stringify(options.query ?? {})}`;
    const isOwn = cookie !== '' || OF_THE_VISITOR.has(name);
    const asked = isOwn ? ask(name, options) : cache.get(key, () => ask(name, options));
    const answer = await asked.catch((error: unknown) => {
      if (isSiteError(error) && FAILURES.has(error.code)) failed.add(name);
      throw error;
    });
    for (const tag of answer.tags) tags.add(tag);
    validity.until = Math.min(validity.until, answer.until ?? Infinity);
    return answer.value;
  };
  const refuse = () => Promise.reject(new SiteError('method_not_allowed', 405, 'Loaders do not write'));
  return {
    call: call as ApiClient['call'],
    patchModule: refuse,
    createModule: refuse,
    deleteModule: refuse,
  };
}
