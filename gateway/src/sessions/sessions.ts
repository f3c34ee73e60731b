import { COOKIES, DEFAULT_LANGUAGE, isLanguage, SESSION_TOKEN, withTimeout, type Language } from '@vestibule/contracts';
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

/** A session that the backend has confirmed; without a language its person has chosen none. */
interface RealSession {
  readonly language?: Language | undefined;
}
/** Knowledge of a token, good until a time in ms; a session that has just begun is `unasked`. */
interface KnownSession extends RealSession {
  readonly until: number;
  readonly unasked?: boolean;
}

type Asker = Pick<FastifyRequest, 'headers' | 'ip' | 'trail'>;

/**
 * Distinguishes valid sessions from invented ones, by asking the backend. A visitor without a confirmed session is
 * anonymous, so that an invented cookie neither bypasses the cache nor opens a site that is offline.
 */
export class Sessions {
  readonly #url: string;
  readonly #now: () => number;
  /** Tokens and the end of their result's validity; a token that was valid once is checked without limits. */
  readonly #real = new Map<string, KnownSession>();
  readonly #unreal = new Map<string, number>();
  readonly #pending = new Map<string, Promise<RealSession | undefined>>();
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
    return token !== undefined && (await this.#find(token, request)) ? (request.headers.cookie ?? '') : '';
  }

  /** The language that the person of a request's session has chosen; undefined for everybody else. */
  async languageOf(request: Asker): Promise<Language | undefined> {
    const token = tokenOf(request);
    if (token === undefined) return undefined;
    if (this.#real.get(token)?.unasked) this.#real.set(token, { until: 0 });
    return (await this.#find(token, request))?.language;
  }

  /** The backend has just started the sessions of these cookies: no query is needed. */
  begin(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const { name, value = '' } = parseSetCookie(cookie);
      if (name === COOKIES.session && SESSION_TOKEN.test(value)) this.#remember(value, { unasked: true });
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

  #find(token: string, asker: Asker): RealSession | undefined | Promise<RealSession | undefined> {
    const now = this.#now();
    const wasReal = this.#real.get(token);
    if (wasReal !== undefined && wasReal.until > now) return wasReal;
    if ((this.#unreal.get(token) ?? 0) > now || this.#awayUntil > now) return undefined;
    const pending = this.#pending.get(token);
    if (pending) return pending;
    if (wasReal === undefined && (this.#pending.size >= MAX_QUESTIONS || !this.#mayAsk(asker.ip))) return undefined;
    const asked = this.#ask(token, asker).then((session) => {
      // A session that has ended meanwhile is not cached.
      if (this.#pending.get(token) === asked) this.#remember(token, session);
      return session ?? undefined;
    });
    this.#pending.set(token, asked);
    return asked;
  }

  /** Null for a token of no session; undefined when the backend cannot say. */
  async #ask(token: string, { trail }: Asker): Promise<RealSession | null | undefined> {
    const headers = { ...trailHeaders(trail), cookie: `${COOKIES.session}=${token}` };
    try {
      return await withTimeout(TIMEOUT_MS, undefined, async (signal) => {
        const answer = await fetch(this.#url, { signal, headers });
        if (!answer.ok) throw new Error(`${this.#url} answered ${answer.status}`);
        const { is_logged_in: isReal, language } = (await answer.json()) as Readonly<Record<string, unknown>>;
        return isReal === true ? { language: isLanguage(language) ? language : undefined } : null;
      });
    } catch {
      this.#awayUntil = this.#now() + AWAY_MS;
      return undefined;
    }
  }

  #remember(token: string, session: Omit<KnownSession, 'until'> | null | undefined): void {
    this.#pending.delete(token);
    if (session === undefined) return;
    this.#real.delete(token);
    if (session) this.#real.set(token, { ...session, until: this.#now() + REAL_MS });
    else this.#unreal.set(token, this.#now() + UNREAL_MS);
    const known = session ? this.#real : this.#unreal;
    if (known.size > MAX_TOKENS) known.delete(known.keys().next().value ?? '');
  }
}

/** The token of a request's cookie, if it could be one. */
function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = readCookie(request, COOKIES.session);
  return token !== undefined && SESSION_TOKEN.test(token) ? token : undefined;
}
