import type { Composition, RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import { versionOf } from '../channel/compose';
import type { Registry } from '../registry';

/** Routes of the version of a remote that a composition has; none where it has none. */
export async function liveRoutes(
  registry: Registry,
  { name }: Pick<RemoteManifest, 'name'>,
  composition: Composition,
): Promise<readonly RouteDeclaration[]> {
  const live = versionOf(composition, name);
  return live === undefined ? [] : (await registry.manifest(name, live)).routes;
}

/** A route of another remote, with the remote's name. */
export interface ForeignRoute {
  readonly owner: string;
  readonly route: RouteDeclaration;
}

/** Routes of all other remotes of a composition. */
export async function foreignRoutes(
  registry: Registry,
  { name }: Pick<RemoteManifest, 'name'>,
  { remotes }: Composition,
): Promise<readonly ForeignRoute[]> {
  const others = remotes.filter((remote) => remote.name !== name);
  const manifests = await Promise.all(others.map((other) => registry.manifest(other.name, other.version)));
  return manifests.flatMap(({ name: owner, routes }) => routes.map((route) => ({ owner, route })));
}
