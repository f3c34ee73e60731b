import { SiteError } from '@vestibule/contracts';
import { TaggedCache, type Loaded } from '@vestibule/contracts/cache/tagged-cache';
import type { Tag } from '@vestibule/contracts/tags';

/** Time in ms for which a response is used without another query; a change purges it at once. */
const FRESH_MS = 30_000;
const MAX_ENTRIES = 2000;

/** Responses of the backend to anonymous calls, cached in this worker. */
export class DataCache {
  readonly #cache = new TaggedCache<unknown>({ freshMs: FRESH_MS, staleMs: Infinity, maxSize: MAX_ENTRIES });

  /** The cached response, or the result of `load`; a stale one rather than none when the backend is away. */
  async get(key: string, load: () => Promise<Loaded<unknown>>): Promise<Loaded<unknown>> {
    const { hit, loading } = this.#cache.find(key, load);
    if (!loading) return hit;
    try {
      return await loading;
    } catch (error) {
      if (hit && error instanceof SiteError && error.status >= 500) return hit;
      throw error;
    }
  }

  purge(tags: readonly Tag[]): void {
    this.#cache.purge(tags);
  }
}
