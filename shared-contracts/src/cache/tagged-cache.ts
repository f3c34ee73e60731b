import type { Tag } from '../tags';
import { ProvenMap } from './proven-map';

/** A loaded value with the tags of everything that it depends on. */
export interface Loaded<V> {
  readonly value: V;
  readonly tags: readonly Tag[];
  /** From this instant on, in ms since 1970, it is not given out any more, not even stale: its content is another. */
  readonly until?: number | undefined;
  /** False: the callers that wait get the value, and the next call loads it again. */
  readonly keep?: boolean;
}

/** A cached value. */
export interface Hit<V> extends Omit<Loaded<V>, 'keep'> {
  /** How long ago its loading began, in ms. */
  readonly age: number;
}

/**
 * `loading` is absent while the hit is fresh. A stale hit may be used at once: `loading` need not be awaited, nor
 * caught.
 */
export type Found<V> =
  | { readonly hit: Hit<V>; readonly loading: undefined }
  | { readonly hit: Hit<V> | undefined; readonly loading: Promise<Loaded<V>> };

export interface TaggedCacheOptions<V> {
  /** How long a value is used without loading it again, in ms. */
  readonly freshMs: number;
  /** How long after that it is better than none, in ms; 0 when it never is. */
  readonly staleMs?: number;
  /** Room for all values, in the unit of `sizeOf`. */
  readonly maxSize: number;
  /** A positive integer; 1 by default, which makes `maxSize` the number of values. */
  readonly sizeOf?: (value: V) => number;
}

interface Entry<V> extends Loaded<V> {
  /** In ms since 1970. */
  readonly at: number;
}

/**
 * The cache of gateway and render workers: values by key, evicted by size, purged by tag. One load at a time for a key.
 * A purge drops the values that depend on its tags, and the result of a load that began before it is not stored, as it
 * may be outdated.
 */
export class TaggedCache<V> {
  readonly #freshMs: number;
  readonly #staleMs: number;
  readonly #entries: ProvenMap<Entry<V>>;
  /** The loads whose result will be stored, the latest of each key: each purge begins a new generation of them. */
  readonly #loading = new Map<string, Promise<Loaded<V>>>();

  constructor({ freshMs, staleMs = 0, maxSize, sizeOf = () => 1 }: TaggedCacheOptions<V>) {
    this.#freshMs = freshMs;
    this.#staleMs = staleMs;
    this.#entries = new ProvenMap({ maxSize, sizeOf: ({ value }) => sizeOf(value) });
  }

  /**
   * The cached value, and its load when there is none that is fresh. `load` may ask whether its outcome is still
   * wanted: not after a purge or a `refresh`.
   */
  find(key: string, load: (isCurrent: () => boolean) => Promise<Loaded<V>>): Found<V> {
    const found = this.get(key);
    const hit = found && Date.now() < (found.until ?? Infinity) ? found : undefined;
    if (hit && hit.age < this.#freshMs) return { hit, loading: undefined };
    return { hit, loading: this.#loading.get(key) ?? this.refresh(key, load) };
  }

  /** Loads a value though there may be a fresh one, which stays if that fails. */
  refresh(key: string, load: (isCurrent: () => boolean) => Promise<Loaded<V>>): Promise<Loaded<V>> {
    const at = Date.now();
    const isCurrent = () => this.#loading.get(key) === loading;
    const loading: Promise<Loaded<V>> = load(isCurrent)
      .then((loaded) => {
        if (loaded.keep !== false && isCurrent()) this.#entries.set(key, { ...loaded, at });
        return loaded;
      })
      .finally(() => {
        if (isCurrent()) this.#loading.delete(key);
      });
    loading.catch(() => undefined);
    this.#loading.set(key, loading);
    return loading;
  }

  /** A value that need not be loaded again. */
  fresh(key: string): V | undefined {
    const found = this.get(key);
    return found && found.age < this.#freshMs && Date.now() < (found.until ?? Infinity) ? found.value : undefined;
  }

  /** Fresh or stale. */
  get(key: string): Hit<V> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = Date.now() - entry.at;
    // Without spreading, which took 5 µs of each of a cached page's four reads.
    if (age <= this.#freshMs + this.#staleMs) return { value: entry.value, tags: entry.tags, until: entry.until, age };
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, loaded: Loaded<V>): void {
    this.#entries.set(key, { ...loaded, at: Date.now() });
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  purge(tags: readonly Tag[]): void {
    this.#loading.clear();
    const changed = new Set(tags);
    for (const [key, entry] of this.#entries.entries())
      if (entry.tags.some((tag) => changed.has(tag))) this.#entries.delete(key);
  }

  clear(): void {
    this.#loading.clear();
    this.#entries.clear();
  }

  /** Evicts keys that will not be read any more. */
  keepOnly(wanted: (key: string) => boolean): void {
    for (const [key] of this.#entries.entries()) if (!wanted(key)) this.#entries.delete(key);
  }
}
