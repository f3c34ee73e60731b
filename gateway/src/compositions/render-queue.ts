import { Busy } from './worker-errors';

export interface QueueLimits {
  /** Renders that may wait. */
  readonly length: number;
  /** How long one may wait, in ms: visitors have lost patience by then. */
  readonly waitMs: number;
}

/** With two workers that render some fifty pages a second each, the last in the queue has waited two seconds. */
export const QUEUE_LIMITS: QueueLimits = { length: 200, waitMs: 4000 };

interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Lets so many tasks run at once, and so many wait for a place; further ones are refused at once. */
export class RenderQueue {
  readonly #limits: QueueLimits;
  readonly #places: () => number;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  /** `places`: how many may run at the moment. */
  constructor(places: () => number, limits: QueueLimits) {
    this.#places = places;
    this.#limits = limits;
  }

  /** Rejects with 503 when there is no place, nor will be in time. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#places()) await this.#turn();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      // The next waiting task takes the place.
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    const { length, waitMs } = this.#limits;
    if (this.#waiting.length >= length) return Promise.reject(new Busy('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new Busy(`No place to render within ${waitMs} ms`));
      }, waitMs);
      const waiting: Waiting = {
        timer,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }
}
