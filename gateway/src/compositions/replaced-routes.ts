import type { RemoteManifest } from '@vestibule/contracts';
import { placeOf, type FormerRoute } from '@vestibule/contracts/site/former-route';

/** Places of routes of a composition that routes of other remotes replace, before those that were left earlier. */
export function withReplaced(
  remotes: readonly Pick<RemoteManifest, 'routes'>[],
  former: readonly FormerRoute[] = [],
): readonly FormerRoute[] {
  const routes = remotes.flatMap((remote) => remote.routes);
  const replaced = new Set(routes.flatMap(({ replaces = [] }) => replaces));
  return [...routes.filter(({ id }) => replaced.has(id)).map(placeOf), ...former];
}
