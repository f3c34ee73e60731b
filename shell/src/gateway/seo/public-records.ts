import type { SitemapPage, SitemapRecord } from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { withTimeout } from '@vestibule/contracts/api/with-timeout';
import { tagsOf } from '../../render/data-cache';

/**
 * How long the records are taken for true when nobody says that they have changed, in ms: an edit of a module changes
 * no address.
 */
const FRESH_MS = 3_600_000;
/** So many are asked for at once; to check more of them in one go would keep visitors waiting. */
const PAGE_SIZE = 500;
const TIMEOUT_MS = 10_000;

interface Kept {
  readonly records: readonly SitemapRecord[];
  readonly tags: ReadonlySet<string>;
  readonly at: number;
}

/** Every record with a public page, asked for when a search engine asks, and kept until one of them changes. */
export class PublicRecords {
  readonly #backendUrl: string;
  #kept: Kept | undefined;
  #pending: Promise<Kept> | undefined;
  /** Counts purges, so that what was asked for before a purge is not kept after it. */
  #purges = 0;

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  /** Rejects when the backend cannot answer. */
  async get(now = Date.now()): Promise<readonly SitemapRecord[]> {
    if (this.#kept && now - this.#kept.at < FRESH_MS) return this.#kept.records;
    this.#pending ??= this.#load(now).finally(() => (this.#pending = undefined));
    return (await this.#pending).records;
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    if (tags.some((tag) => this.#kept?.tags.has(tag))) this.#kept = undefined;
  }

  async #load(at: number): Promise<Kept> {
    const purges = this.#purges;
    const records: SitemapRecord[] = [];
    const tags = new Set<string>();
    for (let path: string | null = `/api/sitemap/?page_size=${PAGE_SIZE}`; path !== null;) {
      const { page, pageTags } = await this.#ask(path);
      records.push(...page.results);
      for (const tag of pageTags) tags.add(tag);
      path = page.next;
    }
    const kept = { records, tags, at };
    if (purges === this.#purges) this.#kept = kept;
    return kept;
  }

  #ask(path: string): Promise<{ page: SitemapPage; pageTags: readonly string[] }> {
    return withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const answer = await fetch(this.#backendUrl + path, { signal });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return {
        page: (await checkAnswer('sitemap', await answer.json())) as SitemapPage,
        pageTags: tagsOf(answer.headers),
      };
    });
  }
}
