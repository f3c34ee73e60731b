/** Waits between tries in ms. */
const WAITS = [300, 1000];

/** Tries a load again a few times; rejects with the last failure. */
async function retrying<T>(task: () => Promise<T>, waits: readonly number[] = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await task();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return task();
}

/**
 * How long a remote that failed is left alone before the next try, in ms; with the timeout of a script it is back
 * within 5 s.
 */
const PAUSE_MS = 1500;
/** Tabs that lost the same remote must not all request it at the same moment. */
const JITTER_MS = 500;

/** Resolves at once in a visible tab, otherwise when it becomes visible again: a hidden tab needs no code. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Tries a load of one remote, and pauses after a round of tries that failed: during the pause callers are refused at
 * once, as the same load has just failed, and can wait for the end of the pause. Unlike the circuit breaker of the
 * backend (`providers/breaker.ts`) it counts no failures and lets no call through as a probe: a page has one visitor.
 */
export class LoadPause {
  #pause: Promise<void> | undefined;

  /** Runs `task` with a few tries; rejects at once while the remote is unavailable. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#pause) throw new Error('The remote is away');
    try {
      return await retrying(task);
    } catch (error) {
      this.#pause ??= this.#wait();
      throw error;
    }
  }

  /** Resolves at the end of the pause; at once where there is none. */
  whenOver(): Promise<void> {
    return this.#pause ?? Promise.resolve();
  }

  async #wait(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS + Math.random() * JITTER_MS));
    await whenVisible();
    this.#pause = undefined;
  }
}
