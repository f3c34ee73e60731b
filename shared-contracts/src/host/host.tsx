import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from '../api/client';
import type { SearchCategory } from '../constants';
import type { Language } from '../languages';
import type { OwnRouteName, RouteName, RouteParams } from '../remote/define-remote';
import type { SlotName, SlotParams } from '../remote/slot-params';
import type { RootStore } from '../store/root-store';
import type { Fragments } from './fragments';

/** Where something happened, for reports. */
export interface Where {
  readonly remote: string;
  readonly version: string;
  readonly slot: string;
}

/** Params of a route: the contract's, or those of the remote's own pattern. */
export type ParamsOf<R extends RouteName | OwnRouteName> = R extends RouteName
  ? RouteParams[R]
  : Readonly<Record<string, string | number | undefined>>;

/** Path of a named route in the current language (or another), with its params filled in. */
export type Href = <R extends RouteName | OwnRouteName>(route: R, params: ParamsOf<R>, lang?: Language) => string;

/** A box of the site's search inside a page. */
export interface SearchBoxOptions {
  /** Name of the landmark, for screen readers. */
  readonly label: string;
  /** The search whose results the page shows; without it the box has the text of the header's. */
  readonly text?: string;
  /** Category of the results; without it that of the page's route. */
  readonly category?: SearchCategory | undefined;
  readonly large?: boolean;
}

/** Interface of the shell for every page and slot of a remote. */
export interface Host {
  readonly lang: Language;
  readonly store: RootStore;
  readonly api: ApiClient;
  readonly href: Href;
  /** Renders the exposes that fill a slot, each inside its own error boundary; `id` as in the page's `slots()`. */
  renderSlot: <S extends SlotName>(slot: S, id: string, params: SlotParams[S]) => ReactNode;
  /**
   * Renders the exposes that fill a slot that is no part of the page: the browser loads code and data when it is shown,
   * with `waiting` in its place. `params` must be the same object each time. Since contracts 1.6.
   */
  renderLateSlot: <S extends SlotName>(slot: S, id: string, params: SlotParams[S], waiting: ReactNode) => ReactNode;
  /** Renders the site's search box, open, as on the error page; a plain form without script. Since contracts 1.13. */
  renderSearchBox: (options: SearchBoxOptions) => ReactNode;
  /**
   * Data of another page that the same expose shows, as its loader gives it: the next page of a list, for one. `path`
   * with query. It comes from the server, ready and cached. Rejects with SiteError.
   */
  pageData: <D>(path: string, signal?: AbortSignal) => Promise<D>;
  /**
   * Shows another service's video or podcast in `place` (shared-ui, ExternalMedia), once the visitor allows it; returns
   * the disposer.
   */
  showMedia: (place: HTMLElement) => () => void;
  /** Hands an error to the error-reporting service; never throws. */
  report: (error: unknown, where?: Partial<Where>) => void;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** Only on the server, and only for anonymous visitors. */
  readonly fragments?: Fragments;
}

const HostContext = createContext<Host | undefined>(undefined);
export const HostProvider = HostContext.Provider;

/** The host API; throws when rendered outside a host. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('useHost: no HostProvider above this component');
  return host;
}

export function useStore(): RootStore {
  return useHost().store;
}

interface SlotPlace<S extends SlotName> {
  readonly name: S;
  readonly id: string;
  readonly params: SlotParams[S];
}

/** A place that whichever remote declares it fills. */
export function Slot<S extends SlotName>({ name, id, params }: SlotPlace<S>): ReactNode {
  return useHost().renderSlot(name, id, params);
}
