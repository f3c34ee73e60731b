import { SiteError } from '@vestibule/contracts';
import type { RouteTable } from '@vestibule/contracts/site/match';
import type { AppHost } from '../app/app-host';
import { codeFor } from '../app/exposes';
import type { RouteData } from '../app/route-data';
import type { View } from '../app/view';
import { CachedData } from './cached-data';
import { takeReload } from './reload-guard';

const UNAVAILABLE: RouteData = { expose: '', slots: {}, failure: { status: 503, code: 'unavailable' } };

/** With a failure there is no data. */
const codeOf = (page: unknown, route: RouteData | undefined): Promise<unknown> | undefined =>
  route && !route.failure ? codeFor(page, route.data) : undefined;

/** A page with its data; `moved` says where it is, path with query, when that is another address. */
export type LoadedPage = Omit<View, 'root'> & { readonly moved?: string };

/**
 * Data of pages from the server, where it is cached and where dates are formatted; when the server cannot give it for
 * this tab's composition, the page's own loader runs here.
 */
export class PageData {
  readonly #host: AppHost;
  readonly #table: RouteTable;
  readonly #kept: CachedData;

  constructor(host: AppHost, table: RouteTable) {
    this.#host = host;
    this.#table = table;
    this.#kept = new CachedData(host.composition);
  }

  /**
   * Fetches the next page before a click: its code and its data. Settles when both are there or failed: the click tries
   * again.
   */
  async prefetch(url: URL): Promise<void> {
    const match = this.#table.match(url.pathname);
    if (!match) return;
    const code = this.#host.exposes.load(match.entry, this.#host.lang);
    await Promise.allSettled([code, this.#kept.get(url).then(async ({ route }) => codeOf(await code, route))]);
  }

  /**
   * The page of an address with its data; its code is there as well when this resolves. `leave`: the document may be
   * left for it.
   */
  async load(url: URL, signal: AbortSignal, leave: boolean): Promise<LoadedPage> {
    const match = this.#table.match(url.pathname);
    if (!match) return this.#loadHere(url, signal);
    const code = this.#host.exposes.load(match.entry, this.#host.lang);
    if (leave) code.catch(() => this.#leaveFor(url));
    try {
      const [{ route, moved }, page] = await Promise.all([this.#kept.get(url, signal), code]);
      const address = moved === undefined ? url : new URL(url.origin + moved);
      if (!route || address !== url) return await this.#loadMoved(address, route, signal);
      await codeOf(page, route);
      return { match, route };
    } catch (error) {
      if (signal.aborted) throw error;
      return this.#loadHere(url, signal);
    }
  }

  /** Only the page's own data, for a remote that shows more of the same (Host.pageData). */
  async dataOf(url: URL, signal: AbortSignal): Promise<unknown> {
    const { route } = await this.load(url, signal, false);
    if (route.failure) throw new SiteError(route.failure.code, route.failure.status, `${url.pathname} has no data`);
    return route.data;
  }

  /** Drops prefetched data: after a write pages may have changed. */
  clear(): void {
    this.#kept.clear();
  }

  /** Another route than the address looked like: its code comes after its data. A page elsewhere is not loaded here. */
  async #loadMoved(url: URL, route: RouteData | undefined, signal: AbortSignal): Promise<LoadedPage> {
    const moved = url.pathname + url.search;
    const match = this.#table.match(url.pathname);
    if (!match || !route) return { ...(await this.#loadHere(url, signal)), moved };
    await codeOf(await this.#host.exposes.load(match.entry, this.#host.lang), route);
    return { match, route, moved };
  }

  /** Seldom needed, so its code comes when it is. */
  async #loadHere(url: URL, signal: AbortSignal): Promise<Omit<View, 'root'>> {
    try {
      const { loadRoute } = await import(/* webpackChunkName: "load-route" */ '../app/view');
      return await loadRoute(this.#host, this.#table, { url, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      // Loading data never fails, so the page's code failed to load: no page can be shown.
      return { match: this.#table.match(url.pathname), route: UNAVAILABLE };
    }
  }

  /** The server has every page, even one whose code this tab cannot load (any more). */
  #leaveFor(url: URL): void {
    if (!this.#host.store.user.isEditor && takeReload()) location.assign(url);
  }
}
