import type { Preview } from '@vestibule/registry/preview-token';
import { createHash } from 'node:crypto';
import type { RenderedPage } from '../render/messages';
import type { Running } from './compositions/running';
import { DEVELOP_EVENTS } from './develop/develop-routes';
import { nonceBody } from './nonce-body';
import { FRESH_MS, PageCache, STALE_MS, type CachedPage } from './page-cache';
import { pageMatch } from './page-match';
import type { PageRequest } from './page-request';
import { pageTarget } from './page-target';
import { plainBody } from './stored-body';

/** What is asked of a page: its HTML, or only its data. */
export type Representation = 'html' | 'data';
export type CacheState = 'hit' | 'stale' | 'miss' | 'off';

/** Memory for pages, in bytes: some 700 of 45 kB, and as many again of older compositions at most half of that. */
const PAGES_BYTES = 64 * 1_048_576;
const LAST_GOOD_BYTES = PAGES_BYTES / 2;

/** Where a page comes from. */
export interface Source {
  readonly running: Running;
  readonly preview?: Preview;
}

/** Pages from the cache or the workers; one render at a time for the same page. */
export class RenderService {
  readonly cache = new PageCache(PAGES_BYTES);
  /** The last good HTML of each address, whatever composition rendered it: its files are still there. */
  readonly #lastGood = new PageCache(LAST_GOOD_BYTES);
  readonly #caching: boolean;
  readonly #pending = new Map<string, Promise<CachedPage>>();

  constructor(caching: boolean) {
    this.#caching = caching;
  }

  /**
   * A page of a composition for this request; pages of a preview are never kept. Rejects when there is neither a render
   * nor an old page.
   */
  async page(
    request: PageRequest,
    { running, preview }: Source,
    as: Representation = 'html',
  ): Promise<{ page: CachedPage; state: CacheState }> {
    const { path, storable } = pageTarget(request.url, pageMatch(running.site, request.path), request.cookie !== '');
    const asked: AskedPage = { ...request, path };
    if (request.cookie || preview || !storable || !this.#caching)
      return { page: await this.#render(running, asked, as, preview), state: 'off' };
    const key = `${as} ${running.composition.id} ${request.origin} ${path}`;
    const kept = this.cache.get(key);
    if (kept && kept.freshUntil > Date.now()) return { page: kept, state: 'hit' };
    const rendering = this.#once(key, () => this.#renderAndKeep(running, asked, as, key));
    if (!kept) return as === 'html' ? this.#orLastGood(rendering, asked) : { page: await rendering, state: 'miss' };
    // The visitor need not wait for what the next one will get.
    rendering.catch(() => undefined);
    return { page: kept, state: 'stale' };
  }

  purge(tags: readonly string[]): void {
    this.#pending.clear();
    // The last good pages stay: an edit is seen as soon as it can be rendered, and until then the page before it.
    this.cache.purge(tags);
  }

  /** Forgets the pages of compositions that do not render any more. */
  keepOnly(compositions: ReadonlySet<string>): void {
    this.cache.keepOnly((key) => compositions.has(key.split(' ', 2)[1] ?? ''));
  }

  /**
   * After an edit, or in a new composition, nothing is known yet: when the backend is away just then, an older page is
   * better than none.
   */
  async #orLastGood(
    rendering: Promise<CachedPage>,
    request: AskedPage,
  ): Promise<{ page: CachedPage; state: CacheState }> {
    const older = this.#lastGood.get(addressOf(request));
    if (!older) return { page: await rendering, state: 'miss' };
    const page = await rendering.catch(() => undefined);
    return page && (page.status < 500 || page.gap) ? { page, state: 'miss' } : { page: older, state: 'stale' };
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

  async #renderAndKeep(running: Running, request: AskedPage, as: Representation, key: string): Promise<CachedPage> {
    const { generation } = this.cache;
    const page = await this.#render(running, request, as);
    if (page.status === 200 && page.freshUntil > 0) {
      this.cache.set(key, page, generation);
      if (as === 'html' && generation === this.cache.generation)
        this.#lastGood.set(addressOf(request), page, this.#lastGood.generation);
    }
    // A page that was taken away is no longer good.
    if (as === 'html' && page.status >= 300 && page.status < 500) this.#lastGood.delete(addressOf(request));
    return page;
  }

  async #render(
    { pool }: Running,
    { path, lang, origin, cookie, trail }: AskedPage,
    as: Representation,
    preview?: Preview,
  ): Promise<CachedPage> {
    const rendered = await pool.render({
      as,
      path,
      lang,
      origin,
      cookie,
      ...trail,
      ...(preview && { preview: preview.remotes }),
      ...(preview?.session !== undefined && { reloadEvents: DEVELOP_EVENTS }),
    });
    return prepare(rendered, as, pool.lacks(path) || rendered.reports.length > 0);
  }
}

/** A request as the workers see it: `path` with the query that matters. */
type AskedPage = Omit<PageRequest, 'url'>;

const addressOf = ({ origin, path }: AskedPage) => `${origin} ${path}`;

/** A page with a failed part is sent but not kept: the next visitor may get the whole one. */
async function prepare(
  { body, status, tags, timings, gap = false, trustedTypes = false }: RenderedPage,
  as: Representation,
  failed: boolean,
): Promise<CachedPage> {
  const now = Date.now();
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const [freshUntil, staleUntil] = failed ? [0, 0] : [now + FRESH_MS, now + STALE_MS];
  // A character takes two bytes, its compressed form little beside that.
  return {
    status,
    bytes: 2 * body.length,
    body: await (as === 'html' ? nonceBody(body) : plainBody(body)),
    etag,
    tags,
    freshUntil,
    staleUntil,
    timings,
    gap,
    trustedTypes,
  };
}
