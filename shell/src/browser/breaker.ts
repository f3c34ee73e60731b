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
const OPEN_MS = 1500;
/** Tabs that lost the same remote must not all ask for it at the same moment. */
const JITTER_MS = 500;

/** Resolves at once in a visible tab, otherwise when it becomes visible again: a hidden tab needs no code. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Circuit breaker between a page and one remote. After a failed round of tries it is open: callers are refused at once
 * instead of waiting for what has just failed, and only one try at a time tests whether the remote is back.
 */
export class Breaker {
  #probe: Promise<void> | undefined;

  /** Runs `task` with a few tries; rejects at once while the remote is unavailable. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#probe) throw new Error('The remote is away');
    try {
      return await retrying(task);
    } catch (error) {
      this.#probe ??= this.#pause();
      throw error;
    }
  }

  /** Resolves when it is worth trying again; at once when nothing has failed. */
  whenClosed(): Promise<void> {
    return this.#probe ?? Promise.resolve();
  }

  async #pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, OPEN_MS + Math.random() * JITTER_MS));
    await whenVisible();
    this.#probe = undefined;
  }
}
