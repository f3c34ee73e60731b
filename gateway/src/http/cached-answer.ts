import { checkAnswer } from '@vestibule/contracts/api/check';
import type { CheckedCallName } from '@vestibule/contracts/api/calls';
import { withTimeout } from '@vestibule/contracts/api/with-timeout';
import { TaggedCache, type Loaded } from '@vestibule/contracts/cache/tagged-cache';
import { trailHeaders, type Trail } from '@vestibule/contracts/worker/trail';

/** Time in ms for which a response is used without another query. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;

/** One response of the backend that the gateway itself needs, cached and refreshed in the background. */
export class CachedAnswer<T> {
  readonly #cache = new TaggedCache<T>({ freshMs: FRESH_MS, staleMs: Infinity, maxSize: 1 });
  /** When the present failure began, in ms; undefined while there is none. */
  #failingSince: number | undefined;

  readonly #url: string;
  readonly #call: CheckedCallName;
  readonly #onFailure: (error: unknown) => void;

  constructor(
    url: string,
    call: CheckedCallName,
    /** Hears of every failure that begins, not of those that follow it. */
    onFailure: (error: unknown) => void = () => undefined,
  ) {
    this.#url = url;
    this.#call = call;
    this.#onFailure = onFailure;
  }

  /**
   * The newest value. For one older than `graceMs` the backend is queried first, so that a quiet hour is not taken for
   * a failure; while that fails, the old value serves for `graceMs` from the first failure on. Rejects after that, and
   * without a value. `trail` identifies the request that caused the query.
   */
  async get(graceMs = Infinity, trail?: Trail): Promise<T> {
    const { hit, loading } = this.#cache.find(this.#url, () => this.#load(trail));
    if (!loading) return hit.value;
    if (hit && hit.age <= Math.max(graceMs, FRESH_MS)) return hit.value;
    try {
      return (await loading).value;
    } catch (error) {
      if (hit && Date.now() - (this.#failingSince ?? 0) < graceMs) return hit.value;
      throw error;
    }
  }

  /** A value that need not be fetched again. */
  get fresh(): T | undefined {
    return this.#cache.fresh(this.#url);
  }

  /** Asks again before the next use; the old value stays for when that fails. */
  async invalidate(): Promise<void> {
    await this.#cache.refresh(this.#url, () => this.#load()).catch(() => undefined);
  }

  async #load(trail?: Trail): Promise<Loaded<T>> {
    try {
      const value = await this.#ask(trail);
      this.#failingSince = undefined;
      return { value, tags: [] };
    } catch (error) {
      if (this.#failingSince === undefined) this.#onFailure(error);
      this.#failingSince ??= Date.now();
      throw error;
    }
  }

  #ask(trail?: Trail): Promise<T> {
    return withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const answer = await fetch(this.#url, { signal, ...(trail && { headers: trailHeaders(trail) }) });
      if (!answer.ok) throw new Error(`${this.#url} answered ${answer.status}`);
      return (await checkAnswer(this.#call, await answer.json())) as T;
    });
  }
}
