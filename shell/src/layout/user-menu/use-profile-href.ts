import { useHost } from '@vestibule/contracts';
import { hasRoute } from '@vestibule/contracts/site/site';
import type { AppHost } from '../../app/app-host';

/**
 * Path of the visitor's own page; undefined while no remote has one: an entry without a link is hidden
 * (docs/behaviour/frame.md#account).
 */
export function useProfileHref(): string | undefined {
  const host = useHost() as AppHost;
  return hasRoute(host.composition, 'user-profile') ? host.href('user-profile', {}) : undefined;
}
