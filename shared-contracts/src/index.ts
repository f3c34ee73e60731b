/** Definitions that cross a boundary. Nothing here loads yup or moment: those come with `schemas` and `dates`. */
export type { AnyCall, ApiClient, CallOptions, ClientOptions, Transport } from './api/client';
export type { AnswerOf, CallName, ClientCallName } from './api/calls';
export { pageAt } from './expose/page-at';
export { withTimeout } from './api/with-timeout';
export * from './constants';
export type * from './entities';
export type { ErrorCode } from './error-codes';
export { SiteError, isRefusal, isSiteError, notFound, statusOf, type ErrorBody } from './errors';
export * from './form-fields';
export { CachedFragment } from './host/cached-fragment';
export type { Fragments } from './host/fragments';
export {
  HostProvider,
  Slot,
  useHost,
  useStore,
  type Host,
  type Href,
  type ParamsOf,
  type SearchBoxOptions,
  type Where,
} from './host/host';
export { useHydrated } from './host/use-hydrated';
export { recordHref, recordUrls, routeUrls, type LinkedKind } from './host/record-links';
export * from './languages';
export { plainText } from './plain-text';
export { formatPrice, formatRate, fromCents, toCents } from './prices';
export type { ActionName, RouteAction } from './remote/action';
export {
  defineRemote,
  type BodyClass,
  type HydrationMoment,
  type LayoutName,
  type MiddlewareName,
  type OwnRouteName,
  type RemoteDeclaration,
  type RouteDeclaration,
  type RouteName,
  type RouteParams,
  type SkeletonName,
  type SlotDeclaration,
} from './remote/define-remote';
export type { SlotName, SlotParams } from './remote/slot-params';
export {
  definePage,
  defineSlot,
  type AnyPageExpose,
  type AnySlotExpose,
  type Dates,
  type LoaderContext,
  type MetaContext,
  type PageExpose,
  type PageMeta,
  type PageProps,
  type SlotExpose,
  type SlotProps,
  type SlotRequest,
  type Translate,
} from './expose/expose';
export type { RefusalReason, RefusedPost } from './remote/refused-post';
export { routePattern } from './remote/route-pattern';
export type { BuiltFile, Composition, RemoteManifest, ServerModule } from './remote/manifest';
export { type Alert } from './store/alert-store';
export { type AudioWork } from './store/audio-store';
export { isSignedIn } from './store/signed-in';
export { readCartCookies, type CartCookies } from './store/cart-cookies';
export { type BasketEntry, type Ticket } from './store/basket-store';
export { type StickyItem } from './store/ui-store';
export { RootStore, type RemoteStores, type RootSnapshot } from './store/root-store';
