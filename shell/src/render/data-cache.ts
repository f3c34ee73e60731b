import { SiteError, TAGS_HEADER } from '@vestibule/contracts';

interface Entry {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly freshUntil: number;
}

/** How long an answer is used without asking again, in ms; a change purges it at once. */
const FRESH_MS = 30_000;
const MAX_ENTRIES = 2000;

/** Answers of the backend to anonymous calls, kept in this worker and forgotten by tag. */
export class DataCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Entry>>();
  /** Counts purges, so that an answer asked for before a purge is not kept after it. */
  #purges = 0;

  /** The kept answer, or what `load` brings; a stale one rather than none when the backend is away. */
  async get(
    key: string,
    load: () => Promise<{ value: unknown; tags: readonly string[] }>,
  ): Promise<{ value: unknown; tags: readonly string[] }> {
    const kept = this.#entries.get(key);
    if (kept && kept.freshUntil > Date.now()) return kept;
    const pending = this.#pending.get(key) ?? this.#start(key, load);
    try {
      return await pending;
    } catch (error) {
      if (kept && error instanceof SiteError && error.status >= 500) return kept;
      throw error;
    }
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#pending.clear();
    for (const [key, entry] of this.#entries)
      if (entry.tags.some((tag) => tags.includes(tag))) this.#entries.delete(key);
  }

  #start(key: string, load: () => Promise<{ value: unknown; tags: readonly string[] }>): Promise<Entry> {
    const purges = this.#purges;
    const pending = load()
      .then((answer) => {
        const entry = { ...answer, freshUntil: Date.now() + FRESH_MS };
        if (purges === this.#purges) this.#keep(key, entry);
        return entry;
      })
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    this.#pending.set(key, pending);
    return pending;
  }

  #keep(key: string, entry: Entry): void {
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value ?? '');
    this.#entries.set(key, entry);
  }
}

/** Tags that an answer of the backend depends on. */
export const tagsOf = (headers: Headers): readonly string[] =>
  (headers.get(TAGS_HEADER) ?? '').split(',').filter(Boolean);
