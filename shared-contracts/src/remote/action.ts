import { GATEWAY_CALLS } from '../call-paths/gateway';

/**
 * A call that takes what a browser without script posts to a page (docs/decisions/0026-route-actions.md). Only the
 * gateway makes them: it proves that by its token instead of the visitor's csrf token.
 */
export type ActionName = keyof typeof GATEWAY_CALLS;
export const ACTION_NAMES = Object.keys(GATEWAY_CALLS) as readonly ActionName[];

/** Controls whose values do not come back with a post that was not taken: they are typed again. */
const SECRETS = ['password', 'old_password', 'new_password', 'code'] as const;
const WITH_SECRETS: readonly ActionName[] = [
  'postLogin',
  'postRegistration',
  'postConfirmation',
  'postNewPassword',
  'postPasswordChange',
  'postDeletion',
];

/** What was posted, as it may be shown again. */
export function withoutSecrets(name: ActionName, posted: string): string {
  if (!WITH_SECRETS.includes(name)) return posted;
  const form = new URLSearchParams(posted);
  for (const secret of SECRETS) form.delete(secret);
  return form.toString();
}

/** Remotes of other versions may name calls that this one lacks. */
export const isActionName = (name: string): name is ActionName => ACTION_NAMES.some((known) => known === name);

/** What takes the posts to a page. Since contracts 1.2. */
export interface RouteAction {
  /** The route's params fill the call's path. */
  readonly endpoint: ActionName;
  /** Query parameter of the page that says that it was taken: `sent` for `?sent=1`. One of the route's `query`. */
  readonly done: string;
}
