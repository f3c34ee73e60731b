import type { RenderTimings } from '../render/render-clock';
import type { StoredBody } from './stored-body';

/** A page ready to be sent. Times in ms since 1970. */
export interface CachedPage {
  readonly status: number;
  readonly body: StoredBody;
  readonly etag: string;
  readonly tags: readonly string[];
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** Of the render that made it. */
  readonly timings: RenderTimings | undefined;
}

/** How long a page is sent without rendering it again, in ms; an edit purges it at once. */
export const FRESH_MS = 60_000;
/** How long an old page is better than none, in ms (quality.md: 24 h while the backend is away). */
export const STALE_MS = 24 * 3_600_000;
const MAX_PAGES = 5000;

/** Rendered pages of anonymous visitors in memory, least recently used first out, forgotten by tag. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  #purges = 0;

  /** Changes with every purge: a render that began before one must not be kept after it. */
  get generation(): number {
    return this.#purges;
  }

  get(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    if (page.staleUntil < now) return undefined;
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#purges) return;
    this.#pages.delete(key);
    if (this.#pages.size >= MAX_PAGES) this.#pages.delete(this.#pages.keys().next().value ?? '');
    this.#pages.set(key, page);
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    const changed = new Set(tags);
    for (const [key, page] of this.#pages) if (page.tags.some((tag) => changed.has(tag))) this.#pages.delete(key);
  }
}
