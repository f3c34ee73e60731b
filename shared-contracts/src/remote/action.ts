import { GATEWAY_CALLS } from '../call-paths/gateway';

/**
 * A call that takes a post without script to a page (docs/decisions/0026-route-actions.md). Only the gateway makes
 * these calls: its token authorises them instead of the visitor's CSRF token.
 */
export type ActionName = keyof typeof GATEWAY_CALLS;
export const ACTION_NAMES = Object.keys(GATEWAY_CALLS) as readonly ActionName[];

/** Remotes of other versions may name calls that this one lacks. */
export const isActionName = (name: string): name is ActionName => ACTION_NAMES.some((known) => known === name);

/** The call that takes the posts to a page. Since contracts 1.2. */
export interface RouteAction {
  /** The route's params fill the call's path. */
  readonly endpoint: ActionName;
  /** Query parameter of the page that says that it was taken: `sent` for `?sent=1`. One of the route's `query`. */
  readonly done: string;
}
