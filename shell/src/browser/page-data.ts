import { SiteError } from '@vestibule/contracts';
import type { AppHost } from '../app/app-host';
import type { RouteTable } from '../app/match';
import type { RouteData } from '../app/route-data';
import { loadRoute, type View } from '../app/view';
import { takeReload } from './reload-guard';

/** How long fetched data waits for its click, in ms. */
const FRESH_MS = 30_000;

/**
 * Data of pages from the server, where it is cached and where dates are formatted; when the server cannot give it for this tab's
 * composition, the page's own loader runs here.
 */
export class PageData {
  readonly #host: AppHost;
  readonly #table: RouteTable;
  readonly #kept = new Map<string, { readonly at: number; readonly data: Promise<RouteData> }>();

  constructor(host: AppHost, table: RouteTable) {
    this.#host = host;
    this.#table = table;
  }

  /** Fetches what a click will need: the page's code and its data. Settles when both are there or failed: the click tries again. */
  async prefetch(url: URL): Promise<void> {
    const match = this.#table.match(url.pathname);
    if (match) await Promise.allSettled([this.#host.exposes.load(match.entry, this.#host.lang), this.#keep(url)]);
  }

  /** The page of an address with its data; its code is there as well when this resolves. `leave`: the document may be left for it. */
  async load(url: URL, signal: AbortSignal, leave: boolean): Promise<Omit<View, 'root'>> {
    const match = this.#table.match(url.pathname);
    if (!match) return loadRoute(this.#host, this.#table, { url, signal });
    const code = this.#host.exposes.load(match.entry, this.#host.lang);
    if (leave) code.catch(() => this.#leaveFor(url));
    try {
      const [route] = await Promise.all([this.#keep(url), code]);
      return { match, route };
    } catch {
      return loadRoute(this.#host, this.#table, { url, signal });
    }
  }

  /** Only the page's own data, for a remote that shows more of the same (Host.pageData). */
  async dataOf(url: URL, signal: AbortSignal): Promise<unknown> {
    const { route } = await this.load(url, signal, false);
    if (route.failure) throw new SiteError(route.failure.code, route.failure.status, `${url.pathname} has no data`);
    return route.data;
  }

  /** Forgets what was prefetched, e.g. after an edit. */
  clear(): void {
    this.#kept.clear();
  }

  /** The server has every page, even one whose code this tab cannot load (any more). */
  #leaveFor(url: URL): void {
    if (!this.#host.store.user.isEditor && takeReload()) location.assign(url);
  }

  #keep({ pathname, search }: URL): Promise<RouteData> {
    const kept = this.#kept.get(pathname + search);
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.data;
    const data = fetchData(this.#host.composition.id, pathname + search);
    this.#kept.set(pathname + search, { at: Date.now(), data });
    return data;
  }
}

async function fetchData(composition: string, path: string): Promise<RouteData> {
  const answer = await fetch(`/_data/${composition}${path}`, { headers: { accept: 'application/json' } });
  if (answer.status !== 200) throw new Error(`Data of ${path} answered ${answer.status}`);
  return (await answer.json()) as RouteData;
}
