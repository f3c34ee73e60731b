import { useHost } from '@vestibule/contracts';
import type { AppHost } from '../../app/app-host';
import { hasRoute } from '../../app/site';

/**
 * Path of the visitor's own page; undefined while no remote has one: an entry without a link is hidden (spec/001 §2).
 */
export function useProfileHref(): string | undefined {
  const host = useHost() as AppHost;
  return hasRoute(host.composition, 'user-profile') ? host.href('user-profile', {}) : undefined;
}
