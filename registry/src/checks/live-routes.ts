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
