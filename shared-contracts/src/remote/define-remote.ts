import type { DEFAULT_LANGUAGE, Language } from '../languages';
import type { RouteAction } from './action';
import type { SlotName } from './slot-params';

export type LayoutName = 'default' | 'dashboard' | 'error' | 'webshop';
/** Class of <body>: CMS-like routes, event and production details, or none (docs/behaviour/frame.md#body-classes). */
export type BodyClass = 'cms' | 'non-cms' | 'none';
/**
 * When the browser fetches the code of an expose that the server has rendered: as soon as it is idle, or not before the
 * visitor's first input. Until then the server's HTML is shown; links, forms and disclosures in it work.
 */
export type HydrationMoment = 'idle' | 'input';

/** Shapes of pages that the host can show while one loads for long. A closed list. */
export const SKELETON_NAMES = [
  'page',
  'event-list',
  'event-detail',
  'magazine',
  'productions',
  'ensemble',
  'venue',
  'series',
] as const;
export type SkeletonName = (typeof SKELETON_NAMES)[number];

/** Names that other packages may link to, and the params that each needs. A closed list. */
export interface RouteParams {
  'content-page': { readonly path: string };
  login: Record<never, never>;
  cookies: Record<never, never>;
  'user-profile': Record<never, never>;
  'user-settings': Record<never, never>;
  /** Page for a new password by a link of a mail, and for requesting such a link. */
  'user-password': Record<never, never>;
  /** Where a customer confirms an address by a mail, chooses a new password by another, and has the orders. */
  'user-confirm': Record<never, never>;
  'user-new-password': Record<never, never>;
  'user-orders': Record<never, never>;
  'legals-agb': Record<never, never>;
  'legals-privacy': Record<never, never>;
  'legals-imprint': Record<never, never>;
  team: Record<never, never>;
  'team-slug-id': { readonly slug: string; readonly id: number };
  'venues-slug-id': { readonly slug: string; readonly id: number };
  'series-slug-id': { readonly slug: string; readonly id: number };
  'forms-slug-id': { readonly slug: string; readonly id: number };
  events: Record<never, never>;
  'events-slug-id': { readonly slug: string; readonly id: number };
  news: Record<never, never>;
  'news-slug-id': { readonly slug: string; readonly id: number };
  productions: Record<never, never>;
  'productions-slug-id': { readonly slug: string; readonly id: number };
  exhibitions: Record<never, never>;
  'exhibitions-slug-id': { readonly slug: string; readonly id: number };
  /** Without a category: all results; `page` counts within the category. The text is the query's `q`. */
  search: { readonly category?: string; readonly page?: number };
  cart: Record<never, never>;
  /** The signature of the backend in the link gives access to the order. */
  order: { readonly number: string; readonly signature: string };
  /** A place on a waiting list; the signature of the backend in the link gives access to it. */
  'waiting-place': { readonly number: string; readonly signature: string };
}
export type RouteName = keyof RouteParams;
/** A page that only its own remote links to needs no place in the list above: `<remote>/<name>`. */
export type OwnRouteName = `${string}/${string}`;

/**
 * Checks that the shell can run before a page: `logged-in` (401 for visitors), `shop-online` (503 while the shop is
 * offline).
 */
export const MIDDLEWARE_NAMES = ['logged-in', 'shop-online'] as const;
export type MiddlewareName = (typeof MIDDLEWARE_NAMES)[number];

export type RoutePaths = Readonly<Record<typeof DEFAULT_LANGUAGE, string> & Partial<Record<Language, string>>>;

export interface RouteDeclaration {
  /** The route's name, unique in the composition and the same in every language: `events`, `events-slug-id`. */
  readonly id: RouteName | OwnRouteName;
  /**
   * Path below the language prefix, in react-router's pattern syntax: `events/:slug/:id`; `*` is the catch-all. A
   * language without one has that of the default language, as have languages that came after the remote was built.
   */
  readonly path: RoutePaths;
  /**
   * False: the path has no language prefix, and the page is in the language of the person
   * (docs/behaviour/frame.md#language-of-the-hub). Default true.
   */
  readonly localised?: boolean;
  /** The page that shows it: a key of `exposes`. */
  readonly page: `./pages/${string}`;
  readonly layout: LayoutName;
  /** Checks that the shell runs before the page, in this order. */
  readonly middleware?: readonly MiddlewareName[];
  readonly bodyClass: BodyClass;
  /** Shown also while the site is offline: pages that an editor needs to log in. Default false. */
  readonly whileOffline?: boolean;
  /**
   * A legal page: the consent dialog does not open there, and no tag manager runs
   * (docs/behaviour/frame.md#legal-pages).
   */
  readonly legal?: boolean;
  /**
   * Names of the query parameters that the page reads. Any other is left out of pages that are rendered for visitors,
   * so that invented parameters create no pages. Without this field every parameter is passed on, and a page with a
   * query is rendered for each visitor.
   */
  readonly query?: readonly string[];
  /**
   * The page shows private data (the cart, an account): it is rendered for each visitor, with the cookies of cart and
   * customer, and never cached. Since contracts 1.3.
   */
  readonly personal?: boolean;
  /** The page may use the camera, which no other page can. Since contracts 1.6. */
  readonly camera?: boolean;
  /** Placeholder of the page while it loads for long; without it the page before stays. Since contracts 1.5. */
  readonly skeleton?: SkeletonName;
  /**
   * Ids of routes of other remotes that this route takes over: it is shown at their addresses, and links to them lead
   * here, also after the other remote has dropped them (docs/decisions/0056-routes-change-remotes.md). Since contracts
   * 1.8.
   */
  readonly replaces?: readonly string[];
  /**
   * Part of the remote's texts, a folder of `translations`, that the page needs besides. Routes that share a page name
   * the same. Since contracts 1.8.
   */
  readonly texts?: string;
  /** Takes posts to the page without script. Without this field the page takes none. */
  readonly action?: RouteAction;
  readonly hydrate: HydrationMoment;
}

export interface SlotDeclaration {
  readonly slot: SlotName;
  /** A key of `exposes`. */
  readonly expose: `./slots/${string}`;
  readonly hydrate: HydrationMoment;
  /** Slots for editors are never requested for other visitors. */
  readonly audience?: 'everyone' | 'editors';
}

/** A remote, as data. The build reads it, and the shell reads the output of the build; its code is not run. */
export interface RemoteDeclaration {
  readonly name: string;
  /** Semver range of shared-contracts that the remote was written for. */
  readonly contracts: string;
  readonly routes: readonly RouteDeclaration[];
  readonly slots: readonly SlotDeclaration[];
  /** Pages and slots, each its own federation expose: name → source file of the remote. */
  readonly exposes: Readonly<Record<`./pages/${string}` | `./slots/${string}`, string>>;
  /** npm packages that only a browser runs: the build for the server leaves them out. Since contracts 1.6. */
  readonly browserOnly?: readonly string[];
}

/** Says what a remote offers; its type is the contract. */
export function defineRemote(declaration: RemoteDeclaration): RemoteDeclaration {
  return declaration;
}
