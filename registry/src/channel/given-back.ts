import type { Composition, RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import type { RemoteVersion } from '../remote-version';
import { versionOf } from './compose';
import type { StableChannel } from './stable';

type ManifestOf = (name: string, version: string) => Promise<Pick<RemoteManifest, 'routes'>>;

/**
 * Versions of other remotes that a rollback to `next` has to take back with it: the latest that had a route which the
 * version that is left had taken over, and which no remote of `next` would have. None where that version is deleted.
 */
export async function givenBack(
  { composition, history }: StableChannel,
  next: Composition,
  manifestOf: ManifestOf,
): Promise<RemoteVersion[]> {
  const known = new Map<string, Promise<readonly RouteDeclaration[]>>();
  const routesOf = ({ name, version }: RemoteVersion) => {
    const key = `${name} ${version}`;
    const routes =
      known.get(key) ??
      manifestOf(name, version).then(
        (manifest) => manifest.routes,
        () => [],
      );
    known.set(key, routes);
    return routes;
  };
  const routesIn = async (remotes: readonly RemoteVersion[]) => (await Promise.all(remotes.map(routesOf))).flat();
  const left = await routesIn(composition.remotes.filter(({ name, version }) => versionOf(next, name) !== version));
  const taken = left.flatMap(({ replaces = [] }) => replaces);
  if (taken.length === 0) return [];
  const now = await routesIn(next.remotes);
  const lost = taken.filter((id) => !now.some((route) => route.id === id || route.replaces?.includes(id)));
  const back = new Map<string, RemoteVersion>();
  for (const id of lost) {
    const owner = await latestWith(id);
    if (owner && !back.has(owner.name)) back.set(owner.name, owner);
  }
  return [...back.values()];

  async function latestWith(id: string): Promise<RemoteVersion | undefined> {
    for (const { composition: earlier } of history)
      for (const remote of earlier.remotes)
        if ((await routesOf(remote)).some((route) => route.id === id)) return remote;
    return undefined;
  }
}
