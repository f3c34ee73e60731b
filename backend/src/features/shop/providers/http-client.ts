import { isSiteError, notFound, SiteError, type Language } from '@vestibule/contracts';
import type { Schema } from 'yup';
import { noReservation, soldOut } from '../holds/quotas';
import { isPage } from '../payments/is-page';
import { signedCall, type Asked, type SignedCall, type SignedCallOptions } from '../payments/signed-call';
import { createBreaker, unavailable } from './breaker';
import { providedBasket, providedDate, refusal, type ProvidedBasket, type ProvidedDate } from './provider-answers';
import type { ProviderClient } from './provider-client';

/** Number of tries of a call: every call of the protocol may be repeated, as those that add have a key. */
const TRIES = 2;

const ASKED: Asked = {
  name: 'The ticket provider',
  // Two tries have to fit into the ten seconds that browsers wait.
  timeoutMs: 3000,
  isAnswer: ({ status }) => status === 200 || status === 409,
};

/** As the second of two responses on one connection would be. */
const OTHER = 'something else';

type Outcome<T> = { readonly value: T } | { readonly code: number };
interface Asking<T> {
  readonly schema: Schema<T>;
  /** Problem of a response of this shape; undefined without one. */
  readonly problem: (value: T) => string | undefined;
}

/** The calls of docs/ticket-provider.md over HTTP. */
export function httpClient(options: SignedCallOptions): ProviderClient {
  const guarded = createBreaker(options.now ?? Date.now);
  const dates = new Map<string, Promise<ProvidedDate>>();

  async function once<T>(call: SignedCall, { schema, problem }: Asking<T>): Promise<Outcome<T>> {
    const { status, json } = await signedCall(ASKED, options, call);
    if (status === 409) return refusal.validateSync(json, { strict: true });
    const value = schema.validateSync(json, { strict: true });
    const wrong = problem(value);
    if (wrong !== undefined) throw new Error(`${call.path} was answered with ${wrong}`);
    return { value };
  }
  async function tries<T>(call: SignedCall, asking: Asking<T>): Promise<Outcome<T>> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await once(call, asking);
      } catch (error) {
        if (left <= 0) throw error;
      }
    }
  }
  async function ask<T>(call: SignedCall, asking: Asking<T>): Promise<T> {
    const outcome = await guarded(() => tries(call, asking)).catch((error: unknown) => {
      throw isSiteError(error) && error.code === 'unavailable' ? error : unavailable(error);
    });
    if ('code' in outcome) throw refusedBy(outcome.code);
    return outcome.value;
  }

  function askBasket(
    basket: string,
    lang: Language,
    { path = '', method, body }: Partial<SignedCall>,
  ): Promise<ProvidedBasket> {
    const call = { method: method ?? 'GET', path: `/baskets/${basket}${path}?lang=${lang}`, body };
    const problem = (answer: ProvidedBasket) => {
      if (answer.basket !== basket) return OTHER;
      const isLed = answer.lines.length === 0 || isPage(answer.checkout_url, options.url);
      return isLed ? undefined : 'a checkout_url that is not allowed';
    };
    return ask(call, { schema: providedBasket, problem });
  }

  return {
    date(date, lang) {
      const path = `/dates/${encodeURIComponent(date)}?lang=${lang}`;
      // Concurrent requests for the same date share one response; none is cached.
      let answer = dates.get(path);
      if (!answer) {
        const problem = (one: ProvidedDate) => (one.date === date ? undefined : OTHER);
        answer = ask({ method: 'GET', path }, { schema: providedDate, problem }).finally(() => dates.delete(path));
        dates.set(path, answer);
      }
      return answer;
    },
    basket: (basket, lang) => askBasket(basket, lang, {}),
    add: (basket, lang, body) => askBasket(basket, lang, { method: 'POST', path: '/tickets', body }),
    change: (basket, lang, line, quantity) =>
      askBasket(basket, lang, { method: 'PUT', path: `/lines/${line}`, body: { quantity } }),
    extend: (basket, lang, key) => askBasket(basket, lang, { method: 'POST', path: '/extension', body: { key } }),
  };
}

/** The provider's number for a date that it does not sell. */
const NOT_SOLD = -404;

function refusedBy(code: number): SiteError {
  const known = [soldOut(), noReservation()].find(({ responseCode }) => responseCode === code);
  if (known) return known;
  if (code === NOT_SOLD) return notFound('The ticket provider does not sell this date');
  return new SiteError('conflict', 409, 'The ticket provider has refused this', { responseCode: code });
}
