import type { RefusedPost } from '@vestibule/contracts';
import type { Loaded } from '@vestibule/contracts/cache/tagged-cache';
import type { Tag } from '@vestibule/contracts/tags';
import type { RenderedPage } from '@vestibule/contracts/worker/messages';
import type { Preview } from '@vestibule/registry/preview-token';
import { createHash } from 'node:crypto';
import { DEVELOP_EVENTS } from '../http/addresses';
import type { CacheState } from '../cache/cache-state';
import type { Running } from '../compositions/running';
import { nonceBody } from '../cache/nonce-body';
import { pageCache, type CachedPage } from '../cache/page-cache';
import { pageMatch } from '../http/page-match';
import type { PageRequest } from './page-request';
import { pageTarget } from './page-target';
import { onceBody, plainBody, type StoredBody } from '../cache/stored-body';

/** Requested form of a page: its HTML, or only its data. */
export type Representation = 'html' | 'data';

/** Memory for pages, in bytes: some 1,200 of 45 kB, and as many again of older compositions at most half of that. */
const PAGES_BYTES = 64 * 1_048_576;
const LAST_GOOD_BYTES = PAGES_BYTES / 2;

/** A page and its cache status. */
export interface ServedPage {
  readonly page: CachedPage;
  readonly state: CacheState;
  /** Its name in the cache; absent for a page that is not cached. */
  readonly key?: string;
}

/** Where a page comes from. */
export interface Source {
  readonly running: Running;
  readonly preview?: Preview;
}

/** Pages from the cache or the workers; one render at a time for the same page. */
export class RenderService {
  readonly #pages = pageCache(PAGES_BYTES);
  /** The last good HTML of each address, whatever composition rendered it: its files are still there. */
  readonly #lastGood = pageCache(LAST_GOOD_BYTES);
  readonly #caching: boolean;

  constructor(caching: boolean) {
    this.#caching = caching;
  }

  /**
   * A page of a composition for this request; pages of a preview are never cached. Rejects when there is neither a
   * render nor a stale page.
   */
  async page(request: PageRequest, { running, preview }: Source, as: Representation = 'html'): Promise<ServedPage> {
    const match = pageMatch(running.site, request.path);
    const { path, storable } = pageTarget(request.url, match, request.cookie !== '');
    const asked = askedPage({ ...request, path }, match?.personal);
    if (request.cookie || match?.personal || preview || !storable || !this.#caching)
      return { page: (await this.#render(running, asked, as, { preview, once: true })).value, state: 'off' };
    const key = `${as} ${running.composition.id} ${request.origin} ${path}`;
    const { hit, loading } = this.#pages.find(key, (isCurrent) => this.#renderAndNote(running, asked, as, isCurrent));
    if (!loading) return { page: hit.value, state: 'hit', key };
    // The visitor need not wait for the page of the next one.
    if (hit) return { page: hit.value, state: 'stale' };
    return as === 'html' ? this.#orLastGood(loading, asked) : { page: (await loading).value, state: 'miss' };
  }

  /** The page with a refused post: rendered for this request alone, and never cached. */
  async refused(request: PageRequest, { running, preview }: Source, refused: RefusedPost): Promise<ServedPage> {
    const asked = askedPage(request, pageMatch(running.site, request.path)?.personal);
    const { value } = await this.#render(running, asked, 'html', { preview, refused, once: true });
    return { page: value, state: 'off' };
  }

  /** The cached page of this name, while it need not be rendered again. */
  fresh(key: string): CachedPage | undefined {
    return this.#pages.fresh(key);
  }

  purge(tags: readonly Tag[]): void {
    // The last good pages stay: an edit is seen as soon as it can be rendered, and until then the page before it.
    this.#pages.purge(tags);
  }

  /** Drops the pages of compositions that do not render any more. */
  keepOnly(compositions: ReadonlySet<string>): void {
    this.#pages.keepOnly((key) => compositions.has(key.split(' ', 2)[1] ?? ''));
  }

  /**
   * After an edit, or in a new composition, nothing is cached yet: when the backend is away or slow just then, an older
   * page is better than none, and than one that lacks the response of a call.
   */
  async #orLastGood(loading: Promise<Loaded<CachedPage>>, request: AskedPage): Promise<ServedPage> {
    const older = this.#lastGood.get(addressOf(request));
    if (!older) return { page: (await loading).value, state: 'miss' };
    const page = (await loading.catch(() => undefined))?.value;
    const isBetter = page && !page.incomplete && (page.status < 500 || page.gap);
    return isBetter ? { page, state: 'miss' } : { page: older.value, state: 'stale' };
  }

  async #renderAndNote(
    running: Running,
    request: AskedPage,
    as: Representation,
    isCurrent: () => boolean,
  ): Promise<Loaded<CachedPage>> {
    const loaded = await this.#render(running, request, as);
    if (as === 'html') {
      const { status } = loaded.value;
      if (loaded.keep && isCurrent()) this.#lastGood.set(addressOf(request), loaded);
      // A page that was taken away is no longer good.
      if (status >= 300 && status < 500 && !loaded.value.incomplete) this.#lastGood.delete(addressOf(request));
    }
    return loaded;
  }

  async #render(
    { pool }: Running,
    { path, lang, origin, cookie, visitor, trail, client = '' }: AskedPage,
    as: Representation,
    { preview, refused, once = false }: RenderOptions = {},
  ): Promise<Loaded<CachedPage>> {
    const request = {
      as,
      takesBytes: true,
      path,
      lang,
      origin,
      cookie,
      ...(visitor !== undefined && { visitor }),
      ...trail,
      ...(preview && { preview: preview.remotes }),
      ...(preview?.session !== undefined && { reloadEvents: DEVELOP_EVENTS }),
      ...(refused && { refused }),
    };
    // Pages that show a cart, an order or an account go first.
    const rendered = await pool.render(request, { client, isFirst: visitor !== undefined });
    const body = as === 'data' ? plainBody : once ? onceBody : nonceBody;
    return prepare(rendered, body, pool.lacks(path) || rendered.reports.length > 0);
  }
}

interface RenderOptions {
  readonly preview?: Preview | undefined;
  readonly refused?: RefusedPost;
  /** It is sent once. */
  readonly once?: boolean;
}

/** A request as the workers see it: `path` with the query that matters. */
type AskedPage = Omit<PageRequest, 'url' | 'visitor'> & { readonly visitor?: string };

/** The cookies of cart and account are for pages that show what is the visitor's own. */
function askedPage({ visitor, ...request }: PageRequest, personal = false): AskedPage {
  return personal ? { ...request, visitor } : request;
}

const addressOf = ({ origin, path }: AskedPage) => `${origin} ${path}`;

/** Only complete pages that were found are cached: a failed call may work for the next visitor. */
async function prepare(
  { body, status, tags, until, timings, gap = false, incomplete = false, trustedTypes = false }: RenderedPage,
  bodyOf: (text: Buffer) => StoredBody | Promise<StoredBody>,
  failed: boolean,
): Promise<Loaded<CachedPage>> {
  const text = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const value = {
    status,
    // Its compressed form takes little beside that.
    bytes: Math.ceil(1.25 * text.length),
    body: await bodyOf(text),
    etag,
    timings,
    gap,
    incomplete,
    trustedTypes,
  };
  return { value, tags, until, keep: status === 200 && !failed && !incomplete };
}
