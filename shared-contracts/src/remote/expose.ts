import type { ComponentType } from 'react';
import type { ApiClient } from '../api/client';
import type { Language } from '../languages';
import type { RootStore } from '../store/root-store';
import type { SlotName, SlotParams } from './define-remote';

/** What a loader may use; nothing of it survives the request on the server. */
export interface LoaderContext<P = Readonly<Record<string, string>>> {
  readonly lang: Language;
  /** Route params of a page, slot params of a slot. */
  readonly params: P;
  readonly url: URL;
  readonly api: ApiClient;
  readonly store: RootStore;
  /** Aborted when the visitor has left or the render has timed out. */
  readonly signal: AbortSignal;
}

/** A slot that a page will show: loaded before rendering, so that nothing suspends. `id` is unique on the page. */
export type SlotRequest = { [S in SlotName]: { readonly slot: S; readonly id: string; readonly params: SlotParams[S] } }[SlotName];

export interface PageProps<D> {
  readonly data: D;
}
export interface SlotProps<S extends SlotName, D = undefined> {
  readonly params: SlotParams[S];
  readonly data: D;
}

/** What a `./pages/*` expose must have as default export. */
export interface PageExpose<D = unknown> {
  readonly Component: ComponentType<PageProps<D>>;
  readonly loader?: (context: LoaderContext) => Promise<D>;
  /** The slots this page shows, from its data. */
  readonly slots?: (data: D) => readonly SlotRequest[];
}

/** What a `./slots/*` expose must have as default export. Its data is serialised into the page. */
export interface SlotExpose<S extends SlotName = SlotName, D = unknown> {
  readonly Component: ComponentType<SlotProps<S, D>>;
  readonly loader?: (context: LoaderContext<SlotParams[S]>) => Promise<D>;
}

export const definePage = <D>(page: PageExpose<D>): PageExpose<D> => page;
export const defineSlot = <S extends SlotName, D = undefined>(slot: SlotExpose<S, D>): SlotExpose<S, D> => slot;
