import { SiteError } from '@vestibule/contracts';

interface Bounds {
  /** Tasks that run at once. */
  readonly running: number;
  /** Tasks that wait, of one client and of all. */
  readonly perClient: number;
  readonly total: number;
  /** How long a task waits before it is refused, in ms. */
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: SiteError) => void;
}

/** Seconds after which a refused request is worth repeating. */
const RETRY_AFTER = 5;
const busy = () =>
  new SiteError('unavailable', 503, 'Too much is waiting already. Please try again', { retryAfter: RETRY_AFTER });

/**
 * Runs tasks of several clients: each client in turn, so that one with many tasks delays its own. A client may have a
 * few waiting; where all together are too many, whoever has the most loses its latest. Refused tasks reject with 503.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** Clients in the order of their turns. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Runs the task when it is the client's turn; `signal` takes it back while it waits. */
  async run<T>(client: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running < this.#bounds.running) this.#running += 1;
    else await this.#turn(client, signal);
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(client: string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.get(client) ?? [];
    if (own.length >= this.#bounds.perClient || signal?.aborted === true) return Promise.reject(busy());
    if (this.#total >= this.#bounds.total && !this.#makeRoom(own.length + 1)) return Promise.reject(busy());
    return new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', drop);
      };
      const one: Waiting = { start: () => (end(), resolve()), refuse: (error) => (end(), reject(error)) };
      const drop = () => {
        this.#remove(client, one);
        one.refuse(busy());
      };
      const timer = setTimeout(drop, this.#bounds.maxWaitMs);
      signal?.addEventListener('abort', drop);
      this.#waiting.set(client, [...own, one]);
      this.#total += 1;
    });
  }

  /** Whether another client that has more than `count` waiting has lost one. */
  #makeRoom(count: number): boolean {
    const [most] = [...this.#waiting].sort(([, one], [, other]) => other.length - one.length);
    const last = most && most[1].length > count ? most[1].at(-1) : undefined;
    if (!most || !last) return false;
    this.#remove(most[0], last);
    last.refuse(busy());
    return true;
  }

  #remove(client: string, one: Waiting): void {
    const own = this.#waiting.get(client) ?? [];
    const left = own.filter((other) => other !== one);
    if (left.length < own.length) this.#total -= 1;
    if (left.length > 0) this.#waiting.set(client, left);
    else this.#waiting.delete(client);
  }

  #next(): void {
    const [turn] = this.#waiting;
    const [client = '', [first] = []] = turn ?? [];
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    const left = (this.#waiting.get(client) ?? []).slice(1);
    // At the end of the row, where there is more of it.
    this.#waiting.delete(client);
    if (left.length > 0) this.#waiting.set(client, left);
    this.#total -= 1;
    first.start();
  }
}
