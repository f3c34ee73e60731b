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
  /** Its main part is missing; the page around it stands. */
  readonly gap: boolean;
  /** It may be demanded that it uses Trusted Types. */
  readonly trustedTypes: boolean;
  /** Of the render that made it. */
  readonly timings: RenderTimings | undefined;
}

/** How long a page is sent without rendering it again, in ms; an edit purges it at once. */
export const FRESH_MS = 60_000;
/** How long an old page is better than none, in ms (quality.md: 24 h while the backend is away). */
export const STALE_MS = 24 * 3_600_000;

/** Share of the room that pages may take that were asked for again; the rest is for those that were asked for once. */
const PROVEN = 0.8;

/**
 * Rendered pages of anonymous visitors in memory, forgotten by tag. Those that nobody asked for a second time make room
 * first, then the least recently used: whoever asks for a thousand pages once does not empty it of those that visitors
 * read.
 */
export class PageCache {
  /** Oldest first. */
  readonly #once = new Map<string, CachedPage>();
  readonly #proven = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;
  #provenBytes = 0;
  #purges = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Changes with every purge: a render that began before one must not be kept after it. */
  get generation(): number {
    return this.#purges;
  }

  get(key: string, now = Date.now()): CachedPage | undefined {
    const page = this.#once.get(key) ?? this.#proven.get(key);
    if (!page) return undefined;
    this.delete(key);
    if (page.staleUntil < now) return undefined;
    this.#prove(key, page);
    return page;
  }

  set(key: string, page: CachedPage, generation: number): void {
    if (generation !== this.#purges) return;
    const proven = this.#proven.has(key);
    this.delete(key);
    if (proven) this.#prove(key, page);
    else this.#add(key, page);
    for (const pages of [this.#once, this.#proven]) {
      for (const oldest of pages.keys()) {
        if (this.#bytes <= this.#maxBytes) return;
        this.delete(oldest);
      }
    }
  }

  delete(key: string): void {
    const proven = this.#proven.get(key);
    const { bytes = 0 } = proven ?? this.#once.get(key) ?? {};
    this.#bytes -= bytes;
    if (proven) this.#provenBytes -= bytes;
    this.#once.delete(key);
    this.#proven.delete(key);
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    const changed = new Set(tags);
    for (const [key, page] of this.#all()) if (page.tags.some((tag) => changed.has(tag))) this.delete(key);
  }

  /** Forgets the pages that nobody will ask for any more. */
  keepOnly(wanted: (key: string) => boolean): void {
    for (const [key] of this.#all()) if (!wanted(key)) this.delete(key);
  }

  #all(): readonly (readonly [string, CachedPage])[] {
    return [...this.#once, ...this.#proven];
  }

  #add(key: string, page: CachedPage): void {
    this.#once.set(key, page);
    this.#bytes += page.bytes;
  }

  /** Asked for again; those that were not for longest have to prove themselves anew when there is no room. */
  #prove(key: string, page: CachedPage): void {
    this.#proven.set(key, page);
    this.#bytes += page.bytes;
    this.#provenBytes += page.bytes;
    for (const [oldest, kept] of this.#proven) {
      if (this.#provenBytes <= PROVEN * this.#maxBytes) return;
      this.delete(oldest);
      this.#add(oldest, kept);
    }
  }
}
