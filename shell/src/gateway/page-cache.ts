import type { RenderTimings } from '../render/render-clock';
import type { StoredBody } from './stored-body';

/** A page ready to be sent. Times in ms since 1970. */
export interface CachedPage {
  readonly status: number;
  readonly body: StoredBody;
  /** About how much memory it takes. */
  readonly bytes: number;
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
/** Rendered pages of anonymous visitors in memory, least recently used first out, forgotten by tag. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;
  #purges = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Changes with every purge: a render that began before one must not be kept after it. */
  get generation(): number {
    return this.#purges;
  }

  get(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#delete(key);
    if (page.staleUntil < now) return undefined;
    this.#add(key, page);
    return page;
  }

  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#purges) return;
    this.#delete(key);
    this.#add(key, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest);
    }
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    const changed = new Set(tags);
    for (const [key, page] of this.#pages) if (page.tags.some((tag) => changed.has(tag))) this.#delete(key);
  }

  /** Forgets the pages that nobody will ask for any more. */
  keepOnly(wanted: (key: string) => boolean): void {
    for (const key of this.#pages.keys()) if (!wanted(key)) this.#delete(key);
  }

  #add(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
  }

  #delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0;
    this.#pages.delete(key);
  }
}
