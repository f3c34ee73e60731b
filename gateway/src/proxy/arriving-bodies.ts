import { SiteError } from '@vestibule/contracts';

/** A body that is not whole yet. */
export interface ArrivingBody {
  readonly client: string;
  /** When it began, in ms of `performance.now()`. */
  readonly since: number;
  /** Bytes that have arrived. */
  bytes: number;
  /** Ends it: it is whole, or refused with this error. */
  readonly end: (error?: SiteError) => void;
}

interface Places {
  readonly perClient: number;
  readonly places: number;
}

/** Seconds after which a refused request is worth repeating. */
const RETRY_AFTER = 5;

/** Bodies that are on their way. Where all places are taken, the one that arrives slowest gives way to a new one. */
export class ArrivingBodies {
  readonly #places: Places;
  readonly #arriving = new Set<ArrivingBody>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** Takes a place; returns the error where the client has too many. */
  enter(body: ArrivingBody): SiteError | undefined {
    const own = [...this.#arriving].filter(({ client }) => client === body.client).length;
    if (own >= this.#places.perClient)
      return new SiteError('rate_limited', 429, 'Too many requests that are not whole yet', {
        retryAfter: RETRY_AFTER,
      });
    if (this.#arriving.size >= this.#places.places) this.#endSlowest();
    this.#arriving.add(body);
    return undefined;
  }

  /** Gives the place back; whether it had one. */
  leave(body: ArrivingBody): boolean {
    return this.#arriving.delete(body);
  }

  #endSlowest(): void {
    const now = performance.now();
    const rate = ({ bytes, since }: ArrivingBody) => bytes / Math.max(now - since, 1);
    const [slowest] = [...this.#arriving].sort((one, other) => rate(one) - rate(other) || one.since - other.since);
    slowest?.end(
      new SiteError('unavailable', 503, 'Others are faster, and all places are taken', { retryAfter: RETRY_AFTER }),
    );
  }
}
