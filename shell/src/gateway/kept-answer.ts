import { checkAnswer } from '@vestibule/contracts/api/check';
import type { SchemaName } from '@vestibule/contracts/api/endpoints';
import { withTimeout } from '@vestibule/contracts/api/with-timeout';
import { trailHeaders, type Trail } from '../render/trail';

/** How long an answer is used without asking again, in ms. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;

interface Kept<T> {
  value: T;
  fetchedAt: number;
}

/** One answer of the backend that the gateway itself needs, kept and refreshed behind the visitor's back. */
export class KeptAnswer<T> {
  #kept: Kept<T> | undefined;
  #pending: Promise<void> | undefined;
  #failing = false;

  constructor(
    private readonly url: string,
    private readonly schema: SchemaName,
    /** Hears of every failure that begins, not of those that follow it. */
    private readonly onFailure: (error: unknown) => void = () => undefined,
  ) {}

  /**
   * The newest value that is known. One older than `graceMs` is not given: then the backend is asked first, so that a
   * quiet hour is not taken for a failure. Rejects when there is none that young. `trail` says which request made the
   * gateway ask.
   */
  async get(graceMs = Infinity, trail?: Trail): Promise<T> {
    const age = () => (this.#kept ? Date.now() - this.#kept.fetchedAt : Infinity);
    const limit = Math.max(graceMs, FRESH_MS);
    if (age() > FRESH_MS) {
      this.#pending ??= this.#refresh(trail).finally(() => (this.#pending = undefined));
      if (!this.#kept || age() > limit) await this.#pending;
      else this.#pending.catch(() => undefined);
    }
    if (!this.#kept) throw new Error(`${this.url} has not answered yet`);
    return this.#kept.value;
  }

  /** Asks again before the next use; the old value stays for when that fails. */
  async invalidate(): Promise<void> {
    await this.#refresh().catch(() => undefined);
  }

  async #refresh(trail?: Trail): Promise<void> {
    try {
      await this.#ask(trail);
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.onFailure(error);
      this.#failing = true;
      throw error;
    }
  }

  async #ask(trail?: Trail): Promise<void> {
    const value = await withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const answer = await fetch(this.url, { signal, ...(trail && { headers: trailHeaders(trail) }) });
      if (!answer.ok) throw new Error(`${this.url} answered ${answer.status}`);
      return checkAnswer(this.schema, await answer.json());
    });
    this.#kept = { value: value as T, fetchedAt: Date.now() };
  }
}
