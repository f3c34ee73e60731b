import { useHost, type RouteName } from '@vestibule/contracts';
import { hasRoute } from '@vestibule/contracts/site/site';
import type { AppHost } from '../../app/app-host';

export type OwnPage = Extract<RouteName, 'user-profile' | 'user-orders'>;

/**
 * Path of a page of the visitor's own; undefined while no remote has it: an entry without a link is hidden
 * (docs/behaviour/frame.md#account).
 */
export function useOwnHref(route: OwnPage): string | undefined {
  const host = useHost() as AppHost;
  return hasRoute(host.composition, route) ? host.href(route, {}) : undefined;
}
