/**
 * Calls that take what a browser without script posts to a page (docs/decisions/0026-route-actions.md). A closed list.
 * Only the gateway makes them: it proves that by its token instead of the visitor's csrf token.
 */
export const ACTION_NAMES = [
  'postForm',
  'postOrder',
  'postCancel',
  'postCart',
  'postCartChange',
  'postWaiting',
  'postWaitingPlace',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** Remotes of other versions may name calls that this one lacks. */
export const isActionName = (name: string): name is ActionName => ACTION_NAMES.some((known) => known === name);

/** What takes the posts to a page. Since contracts 1.2. */
export interface RouteAction {
  /** The route's params fill the call's path. */
  readonly endpoint: ActionName;
  /** Query parameter of the page that says that it was taken: `sent` for `?sent=1`. One of the route's `query`. */
  readonly done: string;
}
