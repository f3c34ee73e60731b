import { withTimeout } from '@vestibule/contracts/api/with-timeout';
import type { RouteData } from '../app/route-data';

/** How long fetched data waits for its click, in ms. */
const FRESH_MS = 30_000;
/** As long as the API's own calls may take (shared-contracts/src/api/client.ts). */
const TIMEOUT_MS = 10_000;

/** The server's response for an address. */
export interface Fetched {
  /** Undefined where the server knows only where the page is. */
  readonly route: RouteData | undefined;
  /** Where the page is, path with query, when it has moved. */
  readonly moved?: string;
}

interface Request {
  readonly at: number;
  readonly data: Promise<Fetched>;
  readonly controller: AbortController;
  /** Number of navigations that wait for it; 0 for a prefetched page. */
  waiting: number;
  settled: boolean;
}

/**
 * Page data as the server has them, for one composition: fetched once for concurrent callers, cached for a while,
 * aborted when no caller waits any more.
 */
export class CachedData {
  readonly #composition: { readonly id: string };
  readonly #requests = new Map<string, Request>();

  constructor(composition: { readonly id: string }) {
    this.#composition = composition;
  }

  /**
   * Rejects when the server does not respond with data (in time); the next call fetches again. Without a signal it is
   * prefetched.
   */
  get({ pathname, search }: URL, signal?: AbortSignal): Promise<Fetched> {
    const path = pathname + search;
    const cached = this.#requests.get(path);
    const request = cached && Date.now() - cached.at < FRESH_MS ? cached : this.#start(path);
    if (signal) this.#waitFor(path, request, signal);
    return request.data;
  }

  clear(): void {
    this.#requests.clear();
  }

  #start(path: string): Request {
    const controller = new AbortController();
    const data = withTimeout(TIMEOUT_MS, controller.signal, (signal) => fetchData(this.#composition.id, path, signal));
    const request: Request = { at: Date.now(), data, controller, waiting: 0, settled: false };
    this.#requests.set(path, request);
    data.then(
      () => void (request.settled = true),
      () => this.#forget(path, request),
    );
    return request;
  }

  #waitFor(path: string, request: Request, signal: AbortSignal): void {
    request.waiting += 1;
    const leave = () => {
      request.waiting -= 1;
      // A double click on a link aborts and requests the page again at once.
      setTimeout(() => {
        if (request.waiting > 0 || request.settled) return;
        this.#forget(path, request);
        request.controller.abort();
      });
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  }

  #forget(path: string, request: Request): void {
    request.settled = true;
    if (this.#requests.get(path) === request) this.#requests.delete(path);
  }
}

async function fetchData(composition: string, path: string, signal: AbortSignal): Promise<Fetched> {
  const base = `/_data/${composition}`;
  const answer = await fetch(base + path, {
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
    signal,
  });
  const moved = answer.redirected && pathOf(answer.url).slice(base.length);
  if (answer.status !== 200 && !moved) throw new Error(`Data of ${path} answered ${answer.status}`);
  const route = answer.status === 200 ? ((await answer.json()) as RouteData) : undefined;
  return { route, ...(moved && { moved }) };
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
