/** How long something counts, and the steps in which it is forgotten, in ms. */
const WINDOW_MS = 300_000;
const BUCKET_MS = 15_000;
const BUCKETS = WINDOW_MS / BUCKET_MS;

interface Bucket {
  readonly slot: number;
  loads: number;
  failures: number;
}

/** How a remote's version has fared: `loads` that went well, and `failures`. */
export interface RemoteRate {
  readonly loads: number;
  readonly failures: number;
}

/** Loads and failures of each remote's version in the last five minutes, on the server and in browsers together. */
export class RemoteHealth {
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket[]>();

  /** `now` in ms. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  record(remote: string, version: string, ok: boolean): void {
    const bucket = this.#current(`${remote} ${version}`);
    if (ok) bucket.loads += 1;
    else bucket.failures += 1;
  }

  rate(remote: string, version: string): RemoteRate {
    const oldest = this.#slot() - BUCKETS;
    const counted = (this.#buckets.get(`${remote} ${version}`) ?? []).filter(({ slot }) => slot > oldest);
    return {
      loads: counted.reduce((sum, { loads }) => sum + loads, 0),
      failures: counted.reduce((sum, { failures }) => sum + failures, 0),
    };
  }

  /** The rates of all versions that have figures. */
  rates(): (RemoteRate & { readonly remote: string; readonly version: string })[] {
    return [...this.#buckets.keys()].flatMap((key) => {
      const [remote = '', version = ''] = key.split(' ');
      const rate = this.rate(remote, version);
      return rate.loads + rate.failures > 0 ? [{ remote, version, ...rate }] : [];
    });
  }

  #current(key: string): Bucket {
    const slot = this.#slot();
    const buckets = this.#buckets.get(key) ?? [];
    const last = buckets.at(-1);
    if (last?.slot === slot) return last;
    const bucket = { slot, loads: 0, failures: 0 };
    this.#buckets.set(key, [...buckets.filter((one) => one.slot > slot - BUCKETS), bucket]);
    return bucket;
  }

  #slot(): number {
    return Math.floor(this.#now() / BUCKET_MS);
  }
}
