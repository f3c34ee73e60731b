import { createHash } from 'node:crypto';
import type { RenderedPage } from '../render/messages';
import type { Compositions, Live } from './compositions';
import { nonceBody } from './nonce-body';
import { FRESH_MS, PageCache, STALE_MS, type CachedPage } from './page-cache';
import type { PageRequest } from './page-request';
import { plainBody } from './stored-body';

/** What is asked of a page: its HTML, or only its data. */
export type Representation = 'html' | 'data';
export type CacheState = 'hit' | 'stale' | 'miss' | 'off';

/** Pages from the cache or the workers; one render at a time for the same page. */
export class RenderService {
  readonly cache = new PageCache();
  readonly #compositions: Compositions;
  readonly #caching: boolean;
  readonly #pending = new Map<string, Promise<CachedPage>>();

  constructor(compositions: Compositions, caching: boolean) {
    this.#compositions = compositions;
    this.#caching = caching;
  }

  /** A page for this request. Rejects when there is neither a render nor an old page. */
  async page(request: PageRequest, as: Representation = 'html'): Promise<{ page: CachedPage; state: CacheState }> {
    const { live } = this.#compositions;
    if (request.cookie || !this.#caching) return { page: await this.#render(live, request, as), state: 'off' };
    const key = `${as} ${live.composition.id} ${request.origin} ${request.target}`;
    const kept = this.cache.get(key);
    if (kept && kept.freshUntil > Date.now()) return { page: kept, state: 'hit' };
    const rendering = this.#once(key, () => this.#renderAndKeep(live, request, as, key));
    if (!kept) return { page: await rendering, state: 'miss' };
    // The visitor need not wait for what the next one will get.
    rendering.catch(() => undefined);
    return { page: kept, state: 'stale' };
  }

  purge(tags: readonly string[]): void {
    this.#pending.clear();
    this.cache.purge(tags);
    this.#compositions.live.pool.purge(tags);
  }

  #once(key: string, task: () => Promise<CachedPage>): Promise<CachedPage> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const started = task().finally(() => {
      if (this.#pending.get(key) === started) this.#pending.delete(key);
    });
    this.#pending.set(key, started);
    return started;
  }

  async #renderAndKeep(live: Live, request: PageRequest, as: Representation, key: string): Promise<CachedPage> {
    const { generation } = this.cache;
    const page = await this.#render(live, request, as);
    if (page.status === 200 && page.freshUntil > 0) this.cache.set(key, page, generation);
    return page;
  }

  async #render(live: Live, { target, lang, origin, cookie }: PageRequest, as: Representation): Promise<CachedPage> {
    const rendered = await live.pool.render({ as, path: target, lang, origin, cookie });
    return prepare(rendered, as, live.pool.degraded || rendered.reports.length > 0);
  }
}

/** A page with a failed part is sent but not kept: the next visitor may get the whole one. */
async function prepare({ body, status, tags }: RenderedPage, as: Representation, failed: boolean): Promise<CachedPage> {
  const now = Date.now();
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, body: await (as === 'html' ? nonceBody(body) : plainBody(body)), etag, tags, freshUntil: failed ? 0 : now + FRESH_MS, staleUntil: failed ? 0 : now + STALE_MS };
}
