import { Busy } from './worker-errors';

export interface QueueLimits {
  /** Renders that may wait, of all clients and of one. */
  readonly length: number;
  readonly perClient: number;
  /** How long one may wait, in ms: visitors have lost patience by then. */
  readonly waitMs: number;
}

/** With two workers that render some fifty pages a second each, the last in the queue has waited two seconds. */
export const QUEUE_LIMITS: QueueLimits = { length: 200, perClient: 40, waitMs: 4000 };

/** Whose render it is, and whether it goes before others: pages of a cart, an order or an account. */
export interface RenderTurn {
  readonly client: string;
  readonly isFirst: boolean;
}
const ANYBODY: RenderTurn = { client: '', isFirst: false };

interface Waiting extends RenderTurn {
  readonly start: () => void;
  readonly refuse: (message: string) => void;
}

/**
 * Lets so many tasks run at once, and so many wait for a place; further ones are refused at once. Clients take turns,
 * so that one with many renders delays its own.
 */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #places: () => number;
  #waiting: readonly Waiting[] = [];
  /** Clients in the order in which they had their last turn. */
  readonly #turns = new Set<string>();
  #running = 0;

  /** `places`: how many may run at the moment. */
  constructor(places: () => number, limits: QueueLimits) {
    this.#places = places;
    this.#limits = limits;
  }

  /** Rejects with 503 when there is no place, nor will be in time. */
  async run<T>(task: () => Promise<T>, turn: RenderTurn = ANYBODY): Promise<T> {
    if (this.#running >= this.#places()) await this.#turn(turn);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#next();
      // The next waiting task takes the place.
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turn(turn: RenderTurn): Promise<void> {
    const { length, perClient, waitMs } = this.#limits;
    const own = this.#countOf(turn.client);
    const isFull = own >= perClient || (this.#waiting.length >= length && !this.#makeRoom(own + 1));
    if (isFull) return Promise.reject(new Busy('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#remove(waiting);
        waiting.refuse(`No place to render within ${waitMs} ms`);
      }, waitMs);
      const waiting: Waiting = {
        ...turn,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (message) => {
          clearTimeout(timer);
          reject(new Busy(message));
        },
      };
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  /** What goes before others, then the client whose last turn is the longest ago. */
  #next(): Waiting | undefined {
    const first = this.#waiting.filter(({ isFirst }) => isFirst);
    const candidates = first.length > 0 ? first : this.#waiting;
    const fresh = candidates.find(({ client }) => !this.#turns.has(client));
    const client = [...this.#turns].find((one) => candidates.some((waiting) => waiting.client === one));
    const next = fresh ?? candidates.find((waiting) => waiting.client === client);
    if (!next) {
      this.#turns.clear();
      return undefined;
    }
    this.#remove(next);
    this.#turns.delete(next.client);
    this.#turns.add(next.client);
    return next;
  }

  /** Whether a client that has more than `count` waiting has lost its latest. */
  #makeRoom(count: number): boolean {
    const latest = this.#waiting.findLast(({ client }) => this.#countOf(client) > count);
    if (!latest) return false;
    this.#remove(latest);
    latest.refuse('Too many pages wait to be rendered');
    return true;
  }

  #countOf(client: string): number {
    return this.#waiting.filter((one) => one.client === client).length;
  }

  #remove(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((one) => one !== waiting);
  }
}
