import { COOKIES, DEFAULT_LANGUAGE, SESSION_TOKEN, withTimeout } from '@vestibule/contracts';
import { PAGE_CALLS } from '@vestibule/contracts/call-paths/page';
import { trailHeaders } from '@vestibule/contracts/worker/trail';
import { parseSetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { perClientMinute } from '../http/minute-limits';
import { readCookie } from '../http/cookies';

/** Time in ms for which a response of the backend counts. An invalid token never becomes valid: tokens are random. */
const REAL_MS = 10_000;
const UNREAL_MS = 60_000;
/** Pause in ms after the backend could not respond. */
const AWAY_MS = 1000;
const TIMEOUT_MS = 2000;
/**
 * Tokens remembered of each kind; questions under way at once about tokens that were never real; such questions per
 * client and minute.
 */
const MAX_TOKENS = 2000;
const MAX_QUESTIONS = 8;
const QUESTIONS_PER_CLIENT = 30;
const WHO = PAGE_CALLS.userDetails.path.replace('{lang}', DEFAULT_LANGUAGE);

type Asker = Pick<FastifyRequest, 'headers' | 'ip' | 'trail'>;

/**
 * Distinguishes valid sessions from invented ones, by asking the backend. A visitor without a confirmed session is
 * anonymous, so that an invented cookie neither bypasses the cache nor opens a site that is offline.
 */
export class Sessions {
  readonly #url: string;
  readonly #now: () => number;
  /** Tokens and the end of their result's validity; a token that was valid once is checked without limits. */
  readonly #real = new Map<string, number>();
  readonly #unreal = new Map<string, number>();
  readonly #pending = new Map<string, Promise<boolean>>();
  readonly #mayAsk: (address: string) => boolean;
  #awayUntil = 0;

  constructor(backendUrl: string, now: () => number = () => Date.now()) {
    this.#url = backendUrl + WHO;
    this.#now = now;
    this.#mayAsk = perClientMinute(QUESTIONS_PER_CLIENT, now);
  }

  /** The visitor's cookies when their session is real; empty for everybody else, and while the backend cannot say. */
  async cookieOf(request: Asker): Promise<string> {
    const token = tokenOf(request);
    return token !== undefined && (await this.#isReal(token, request)) ? (request.headers.cookie ?? '') : '';
  }

  /** The backend has just started the sessions of these cookies: no query is needed. */
  begin(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const { name, value = '' } = parseSetCookie(cookie);
      if (name === COOKIES.session && SESSION_TOKEN.test(value)) this.#remember(value, true);
    }
  }

  /** Evicts a request's session: it ends. */
  forget(request: Pick<FastifyRequest, 'headers'>): void {
    const token = tokenOf(request);
    if (token === undefined) return;
    for (const known of [this.#real, this.#unreal, this.#pending]) known.delete(token);
  }

  /** Forgets all sessions, as one user's others have ended. */
  forgetAll(): void {
    for (const known of [this.#real, this.#unreal, this.#pending]) known.clear();
  }

  #isReal(token: string, asker: Asker): boolean | Promise<boolean> {
    const now = this.#now();
    const wasReal = this.#real.get(token);
    if (wasReal !== undefined && wasReal > now) return true;
    if ((this.#unreal.get(token) ?? 0) > now || this.#awayUntil > now) return false;
    const pending = this.#pending.get(token);
    if (pending) return pending;
    if (wasReal === undefined && (this.#pending.size >= MAX_QUESTIONS || !this.#mayAsk(asker.ip))) return false;
    const asked = this.#ask(token, asker).then((real) => {
      // A session that has ended meanwhile is not cached.
      if (this.#pending.get(token) === asked) this.#remember(token, real);
      return real === true;
    });
    this.#pending.set(token, asked);
    return asked;
  }

  /** Undefined when the backend cannot say. */
  async #ask(token: string, { trail }: Asker): Promise<boolean | undefined> {
    const headers = { ...trailHeaders(trail), cookie: `${COOKIES.session}=${token}` };
    try {
      return await withTimeout(TIMEOUT_MS, undefined, async (signal) => {
        const answer = await fetch(this.#url, { signal, headers });
        if (!answer.ok) throw new Error(`${this.#url} answered ${answer.status}`);
        return ((await answer.json()) as { is_logged_in?: unknown }).is_logged_in === true;
      });
    } catch {
      this.#awayUntil = this.#now() + AWAY_MS;
      return undefined;
    }
  }

  #remember(token: string, real: boolean | undefined): void {
    this.#pending.delete(token);
    if (real === undefined) return;
    this.#real.delete(token);
    const known = real ? this.#real : this.#unreal;
    known.set(token, this.#now() + (real ? REAL_MS : UNREAL_MS));
    if (known.size > MAX_TOKENS) known.delete(known.keys().next().value ?? '');
  }
}

/** The token of a request's cookie, if it could be one. */
function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = readCookie(request, COOKIES.session);
  return token !== undefined && SESSION_TOKEN.test(token) ? token : undefined;
}
