import type { RouteTable } from '@vestibule/contracts/site/match';
import { reaction } from 'mobx';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type Navigator } from 'react-router-dom';
import type { AppHost } from '../app/app-host';
import type { View } from '../app/view';
import { SKELETON_ID } from '../layout/page-skeleton/skeleton-id';
import { afterInput, wake } from './first-input';
import type { LayerEntries } from './layer-entries';
import type { LoadedPage, PageData } from './page-data';
import { ScrollMemory } from './scroll-memory';

export interface Shown {
  readonly location: Location;
  readonly view: View;
  readonly host: AppHost;
}
type History = ReturnType<typeof createBrowserHistory>;

/**
 * Moves about inside the document: loads the page of each new address and then shows it, whole. A newer navigation ends
 * the older one. Links of react-router-dom come in through `navigator` (docs/decisions/0007).
 */
export class Navigation {
  readonly navigator: Navigator;
  readonly #host: AppHost;
  readonly #table: RouteTable;
  readonly #isNewDocument: (pathname: string) => boolean;
  readonly #data: PageData;
  readonly #history: History;
  readonly #scroll: ScrollMemory;
  /** Undefined until something lies over the page. */
  #layers: LayerEntries | undefined;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  #current: AbortController | undefined;

  /** `isNewDocument`: a path that this document must not show, whatever the table says. */
  constructor(
    host: AppHost,
    table: RouteTable,
    data: PageData,
    view: View,
    isNewDocument: (pathname: string) => boolean = () => false,
  ) {
    this.#isNewDocument = isNewDocument;
    this.#data = data;
    this.#host = host;
    this.#table = table;
    const isNew = history.state === null;
    this.#history = createBrowserHistory({ window });
    this.#shown = { location: this.#history.location, view, host };
    this.#scroll = new ScrollMemory(
      () => entryKey(this.#shown.location),
      isNew,
      (error) => host.report(error),
    );
    reaction(
      () => host.store.ui.layers.length > 0 || hasLayers(),
      (isNeeded) => void (isNeeded && !this.#layers && this.#followLayers()),
      { fireImmediately: true },
    );
    this.navigator = {
      createHref: (to) => this.#history.createHref(to),
      encodeLocation: (to) => this.#history.encodeLocation(to),
      push: this.#enter('push'),
      replace: this.#enter('replace'),
      go: (delta) => this.#history.go(delta),
    };
    this.#history.listen(({ location, delta }) => {
      if (delta === null || this.#layers?.hasStayed()) return;
      if (this.#isNewDocument(location.pathname)) window.location.reload();
      else void this.#show(location, () => this.#scroll.restore(entryKey(location)));
    });
  }

  readonly getShown = (): Shown => this.#shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the page on the screen again, e.g. after an edit. */
  reload(): Promise<void> {
    this.#data.clear();
    return this.#show(this.#history.location, () => undefined, false);
  }

  /** Renders the page on the screen again with the host as it is now. */
  refresh(): void {
    this.#shown = { ...this.#shown, host: { ...this.#host } };
    for (const listener of this.#listeners) listener();
  }

  /** Without this code Back leaves the page. */
  async #followLayers(): Promise<void> {
    try {
      const { LayerEntries: Entries } = await import(/* webpackChunkName: "layers" */ './layer-entries');
      this.#layers ??= new Entries(this.#host.store.ui);
    } catch (error) {
      this.#host.report(error);
    }
  }

  #enter(kind: 'push' | 'replace'): Navigator['push'] {
    return (to, state, options) => {
      const { pathname, search, hash } = new URL(location.origin + this.#history.createHref(to));
      if (this.#table.isElsewhere(pathname, this.#shown.location.pathname) || this.#isNewDocument(pathname)) {
        location[kind === 'push' ? 'assign' : 'replace'](pathname + search + hash);
        return;
      }
      // A page may move on by itself: parts that wait for an input would stay empty beside the new one.
      wake();
      const from = this.#shown.location.pathname;
      this.#history[this.#layers?.isOpen ? 'replace' : kind](to, state);
      this.#layers?.entered(pathname === from);
      const next = this.#history.location;
      void this.#show(next, () => {
        if (!options?.preventScrollReset) this.#scroll.start(next.hash, next.pathname === from);
      });
    };
  }

  /** The address of a page that has moved takes the place of its old one; undefined when it is another document. */
  #follow(address: string, state: unknown): Location | undefined {
    const { pathname } = new URL(location.origin + address);
    if (this.#table.isElsewhere(pathname, this.#shown.location.pathname) || this.#isNewDocument(pathname)) {
      location.replace(address);
      return undefined;
    }
    this.#history.replace(address, state);
    this.#layers?.entered(false);
    return this.#history.location;
  }

  async #show(location: Location, afterwards: () => void, leave = true): Promise<void> {
    this.#current?.abort();
    const current = new AbortController();
    this.#current = current;
    const { pathname, search, hash } = location;
    const samePage =
      pathname === this.#shown.location.pathname &&
      search === this.#shown.location.search &&
      hash !== this.#shown.location.hash;
    const { ui } = this.#host.store;
    // A prefetched page is shown before the timer fires: no progress is displayed.
    const loading = setTimeout(() => {
      const shares = sharesHeader(this.#shown.view, pathname);
      const stays = shares || pathname === this.#shown.location.pathname;
      ui.startNavigation(shares, stays ? undefined : this.#table.match(pathname)?.skeleton);
    });
    try {
      const url = new URL(window.location.origin + pathname + search);
      void loadTransition();
      const { moved, ...loaded }: LoadedPage = await (samePage
        ? this.#shown.view
        : this.#data.load(url, current.signal, leave));
      if (current.signal.aborted) return;
      const at = moved === undefined ? location : this.#follow(moved + hash, location.state);
      if (!at) return;
      const show = () => {
        flushSync(() => {
          this.#shown = { ...this.#shown, location: at, view: { ...this.#shown.view, ...loaded } };
          for (const listener of this.#listeners) listener();
        });
        // Before anything of the new page is painted: else it is seen where the old one was scrolled to.
        afterwards();
      };
      // Where a skeleton is, the page before has gone already.
      if (!transition || at.pathname === this.#shown.location.pathname || document.getElementById(SKELETON_ID)) show();
      else transition.showPage(show);
    } catch (error) {
      if (!current.signal.aborted) this.#host.report(error);
    } finally {
      clearTimeout(loading);
      if (this.#current === current) ui.endNavigation();
    }
  }
}

let transition: typeof import('./page-transition') | undefined;
/** Loaded after the first input. No page waits for it: until it is there pages change without a transition. */
const loadTransition = async (): Promise<void> => {
  transition ??= await import(/* webpackChunkName: "moving" */ './page-transition').catch(() => undefined);
};
void afterInput.then(loadTransition);

/** The first entries of all documents have the same key. */
const entryKey = ({ key, pathname, search }: Location): string => key + pathname + search;

/** Whether the entry of the history was of a layer, before a reload. */
const hasLayers = (): boolean => Boolean((history.state as { layers?: number } | null)?.layers);

/**
 * Pages with siblings keep their header while one of these loads
 * (docs/behaviour/frame.md#header-of-the-page-while-loading).
 */
const sharesHeader = ({ route }: View, pathname: string): boolean => route.meta?.siblings?.includes(pathname) ?? false;
