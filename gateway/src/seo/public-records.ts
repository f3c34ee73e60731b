import type { SitemapPage, SitemapRecord } from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { withTimeout } from '@vestibule/contracts/api/with-timeout';
import { TaggedCache, type Loaded } from '@vestibule/contracts/cache/tagged-cache';
import { tagsOf, type Tag } from '@vestibule/contracts/tags';
import { validUntilOf } from '@vestibule/contracts/valid-until';

/** How long the records are fresh without a purge, in ms: an edit of a module changes no address. */
const FRESH_MS = 3_600_000;
/** Records of one call; larger pages would keep visitors' calls waiting. */
const PAGE_SIZE = 500;
const FIRST = `/api/sitemap/?page_size=${PAGE_SIZE}`;
const TIMEOUT_MS = 10_000;

/**
 * Every record with a public page, fetched when a search engine requests the sitemap, and cached until one of them
 * changes, or the day of an article comes.
 */
export class PublicRecords {
  readonly #backendUrl: string;
  readonly #cache = new TaggedCache<readonly SitemapRecord[]>({ freshMs: FRESH_MS, maxSize: 1 });

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  /** Rejects when the backend cannot respond. */
  async get(): Promise<readonly SitemapRecord[]> {
    const { hit, loading } = this.#cache.find(FIRST, () => this.#load());
    return loading ? (await loading).value : hit.value;
  }

  purge(tags: readonly Tag[]): void {
    this.#cache.purge(tags);
  }

  async #load(): Promise<Loaded<readonly SitemapRecord[]>> {
    const records: SitemapRecord[] = [];
    const tags = new Set<Tag>();
    let until = Infinity;
    for (let path: string | null = FIRST; path !== null;) {
      const { page, pageTags, validUntil = Infinity } = await this.#ask(path);
      until = Math.min(until, validUntil);
      records.push(...page.results);
      for (const tag of pageTags) tags.add(tag);
      path = page.next;
    }
    return { value: records, tags: [...tags], ...(until < Infinity && { until }) };
  }

  #ask(path: string): Promise<{ page: SitemapPage; pageTags: readonly Tag[]; validUntil: number | undefined }> {
    return withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const answer = await fetch(this.#backendUrl + path, { signal });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return {
        page: (await checkAnswer('sitemap', await answer.json())) as SitemapPage,
        pageTags: tagsOf(answer.headers),
        validUntil: validUntilOf(answer.headers),
      };
    });
  }
}
