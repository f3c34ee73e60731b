import { LRUCache } from 'lru-cache';

/** Share of the room for values that were requested again; the rest is for those that were requested once. */
const PROVEN = 0.8;

export interface ProvenMapOptions<V> {
  /** Room for all values, in the unit of `sizeOf`. */
  readonly maxSize: number;
  /** A positive integer. */
  readonly sizeOf: (value: V) => number;
}

/**
 * A map of limited size. Values that were read only once are evicted first, then the least recently used: a client that
 * reads a thousand keys once does not evict those that are read again and again.
 */
export class ProvenMap<V extends object> {
  readonly #once: LRUCache<string, V>;
  readonly #proven: LRUCache<string, V>;
  readonly #maxSize: number;

  constructor({ maxSize, sizeOf }: ProvenMapOptions<V>) {
    this.#maxSize = maxSize;
    this.#once = new LRUCache({ maxSize, sizeCalculation: sizeOf });
    this.#proven = new LRUCache({
      maxSize: Math.max(1, Math.floor(PROVEN * maxSize)),
      sizeCalculation: sizeOf,
      // The least recently used value has to prove itself again.
      disposeAfter: (value, key, reason) => void (reason === 'evict' && this.#once.set(key, value)),
    });
  }

  get(key: string): V | undefined {
    const value = this.#proven.get(key) ?? this.#once.get(key);
    if (value && this.#once.delete(key)) {
      this.#proven.set(key, value);
      // Too large for that part: it stays where it was.
      if (!this.#proven.has(key)) this.#once.set(key, value);
    }
    return value;
  }

  set(key: string, value: V): void {
    if (this.#proven.has(key)) this.#proven.set(key, value);
    if (!this.#proven.has(key)) this.#once.set(key, value);
    for (const values of [this.#once, this.#proven]) {
      for (const oldest of values.rkeys()) {
        if (this.#once.calculatedSize + this.#proven.calculatedSize <= this.#maxSize) return;
        if (oldest !== key) values.delete(oldest);
      }
    }
  }

  delete(key: string): void {
    this.#once.delete(key);
    this.#proven.delete(key);
  }

  clear(): void {
    this.#once.clear();
    this.#proven.clear();
  }

  /** A snapshot: deleting while one walks over it is no harm. */
  entries(): readonly (readonly [string, V])[] {
    return [...this.#once.entries(), ...this.#proven.entries()];
  }
}
