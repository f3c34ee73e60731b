/** Reason why a task was not run: too many wait, it has waited too long, or its caller has left. */
export type QueueRefusal = 'full' | 'late' | 'left';

interface QueueBounds {
  /** Tasks that may run at the moment. */
  readonly places: () => number;
  /** Tasks that may wait, of one client and of all. */
  readonly perClient: number;
  readonly total: number;
  /** How long a task may wait, in ms. */
  readonly maxWaitMs: number;
  /** The error with which a task is refused. */
  readonly refusal: (why: QueueRefusal) => Error;
}

/** Whose task it is. */
export interface QueueTurn {
  readonly client: string;
  /** Whether it goes before all that is not. */
  readonly isFirst?: boolean;
  /** Takes the task back while it waits. */
  readonly signal?: AbortSignal | undefined;
}

interface WaitingTask extends QueueTurn {
  readonly start: () => void;
  readonly refuse: (why: QueueRefusal) => void;
}

/**
 * Runs tasks of several clients in servers: each client in turn, so that one with many tasks delays its own. A client
 * may have a few waiting; where all together are too many, the client with the most tasks loses its latest.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  #waiting: readonly WaitingTask[] = [];
  /** Clients in the order in which they had their last turn. */
  readonly #turns = new Set<string>();
  #running = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Runs the task when it is the client's turn; rejects with `refusal` where that does not come. */
  async run<T>(task: () => Promise<T>, turn: QueueTurn): Promise<T> {
    if (this.#running < this.#bounds.places()) this.#running += 1;
    else await this.#turn(turn);
    try {
      return await task();
    } finally {
      const next = this.#next();
      // The next waiting task takes the place.
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turn(turn: QueueTurn): Promise<void> {
    const { perClient, total, maxWaitMs, refusal } = this.#bounds;
    const { client, signal } = turn;
    if (signal?.aborted === true) return Promise.reject(refusal('left'));
    const own = this.#countOf(client);
    if (own >= perClient || (this.#waiting.length >= total && !this.#makeRoom(own + 1)))
      return Promise.reject(refusal('full'));
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const waiting: WaitingTask = {
        ...turn,
        start: () => (end(), resolve()),
        refuse: (why) => {
          end();
          this.#remove(waiting);
          reject(refusal(why));
        },
      };
      const leave = () => waiting.refuse('left');
      const timer = setTimeout(() => waiting.refuse('late'), maxWaitMs);
      signal?.addEventListener('abort', leave);
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  /** Urgent tasks first, then the client whose last turn is the longest ago. */
  #next(): WaitingTask | undefined {
    const first = this.#waiting.filter(({ isFirst }) => isFirst === true);
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

  /** Whether the client with the most tasks, of more than `count`, has lost its latest. */
  #makeRoom(count: number): boolean {
    const counts = new Map<string, number>();
    for (const { client } of this.#waiting) counts.set(client, (counts.get(client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const latest = this.#waiting.findLast(({ client }) => counts.get(client) === most);
    if (most <= count || !latest) return false;
    latest.refuse('full');
    return true;
  }

  #countOf(client: string): number {
    return this.#waiting.filter((one) => one.client === client).length;
  }

  #remove(waiting: WaitingTask): void {
    this.#waiting = this.#waiting.filter((one) => one !== waiting);
  }
}
