import type { ComponentType, JSXElementConstructor } from 'react';
import type { ApiClient } from '../api/client';
import type { PAGE_THEMES } from '../constants';
import type { Href } from '../host/host';
import type { Language, Localised } from '../languages';
import type { MovedPaths } from '../site/moved';
import type { RootStore } from '../store/root-store';
import type { ShownRecord, SlotName, SlotParams } from '../remote/slot-params';
import type { RefusedPost } from '../remote/refused-post';

/** Formats of dates, as loaders load them and hand them to their helpers: `import('@vestibule/contracts/dates')`. */
export type Dates = typeof import('../dates');

/** Text of the remote's own namespace in the current language. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Metadata that the shell renders for a page: title, canonical, hreflang, share tags, breadcrumb, language switch,
 * theme.
 */
export interface PageMeta {
  /** First half of the title; the shell adds the product (docs/behaviour/frame.md#titles). */
  readonly title: string;
  readonly description?: string;
  /** Path of the same page in each language that has it. */
  readonly urls: Localised;
  /** Path of the share image; the site's own when absent. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'event';
  /** Share tags that differ: title and description of their own, and a type of Open Graph. */
  readonly share?: { readonly title?: string; readonly description?: string; readonly type?: string };
  /** Steps after Home, the page itself last; one that cannot be visited has no address. */
  readonly breadcrumbs: readonly { readonly title: string; readonly url: string }[];
  readonly theme?: 'museum' | 'castle';
  /** Id of the venue that the page is about; without one the theme's, or the main one. */
  readonly venue?: number;
  /** The record that the page shows: editors get a link to its form. Since contracts 1.12. */
  readonly record?: ShownRecord;
  readonly pageTheme?: (typeof PAGE_THEMES)[number];
  readonly isLandingPage?: boolean;
  /**
   * Paths of the pages that share this page's header, in all languages: moving between them leaves the header alone.
   */
  readonly siblings?: readonly string[];
  /** Feeds of the page: media type, name and path of each. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly path: string }[];
  /** schema.org objects, without `@context`. */
  readonly jsonLd?: readonly object[];
  readonly noindex?: boolean;
}

/** Interface that a loader gets; nothing of it survives the request on the server. */
export interface LoaderContext<P = Readonly<Record<string, string>>> {
  readonly lang: Language;
  readonly t: Translate;
  /** Path of a named route, as Host.href. */
  readonly href: Href;
  /** For paths that are written in records: where a route that has moved is now, and was before. */
  readonly moved: MovedPaths;
  /** Absolute address of a path of this site. */
  absolute: (path: string) => string;
  /** Route params of a page, slot params of a slot. */
  readonly params: P;
  readonly url: URL;
  readonly api: ApiClient;
  readonly store: RootStore;
  /** Aborted when the visitor has left or the render has timed out. */
  readonly signal: AbortSignal;
}

/** A slot that a page will show: loaded before rendering, so that nothing suspends. `id` is unique on the page. */
export type SlotRequest = {
  [S in SlotName]: { readonly slot: S; readonly id: string; readonly params: SlotParams[S] };
}[SlotName];

export interface PageProps<D> {
  readonly data: D;
  /** A post without script that the page did not accept (RouteDeclaration.action). Since contracts 1.2. */
  readonly refused?: RefusedPost;
}
export interface SlotProps<S extends SlotName, D = undefined> {
  readonly params: SlotParams[S];
  readonly data: D;
}

/** Inputs of a page's meta data besides its data; `refused` as in its props. */
export interface MetaContext
  extends Pick<LoaderContext, 'lang' | 't' | 'absolute' | 'href'>, Pick<PageProps<unknown>, 'refused'> {}

/** Type of the default export of a `./pages/*` expose. */
export interface PageExpose<D = unknown> {
  readonly Component: ComponentType<PageProps<D>>;
  /**
   * Everything the page shows, JSON only: it is written into the HTML. Throws SiteError; 404 gives the not-found page.
   */
  readonly loader?: (context: LoaderContext) => Promise<D>;
  readonly meta: (data: D, context: MetaContext) => PageMeta;
  /** The slots this page shows, from its data. */
  readonly slots?: (data: D) => readonly SlotRequest[];
  /** Loads code that only some data needs, on both sides before the page is shown. Since contracts 1.1. */
  readonly code?: (data: D) => Promise<unknown>;
}

/** Type of the default export of a `./slots/*` expose. Its data is serialised into the page. */
export interface SlotExpose<S extends SlotName = SlotName, D = unknown> {
  readonly Component: ComponentType<SlotProps<S, D>>;
  readonly loader?: (context: LoaderContext<SlotParams[S]>) => Promise<D>;
}

/** A page whatever its data: every PageExpose can be assigned to it. */
export interface AnyPageExpose extends Pick<PageExpose, 'loader'>, Pick<PageExpose<never>, 'meta' | 'slots' | 'code'> {
  readonly Component: JSXElementConstructor<PageProps<never>>;
}

/** The filling of a slot whatever its data: every SlotExpose of that slot can be assigned to it. */
export interface AnySlotExpose<S extends SlotName> extends Pick<SlotExpose<S>, 'loader'> {
  readonly Component: JSXElementConstructor<SlotProps<S, never>>;
}

export const definePage = <D>(page: PageExpose<D>): PageExpose<D> => page;
export const defineSlot = <S extends SlotName, D = undefined>(slot: SlotExpose<S, D>): SlotExpose<S, D> => slot;
