import type { Composition, RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';
import type { Registry } from '../registry';
import { checkCollisions } from './check-collisions';
import { checkContract } from './check-contract';
import { checkExposes } from './check-exposes';
import { checkListed } from './check-listed';
import { checkRoutes } from './check-routes';

/**
 * Everything about a manifest that must hold before it may become part of a composition; its files are checked apart.
 */
export async function checkRelease(
  registry: Registry,
  manifest: RemoteManifest,
  composition: Composition,
): Promise<BuildProblem[]> {
  const others = composition.remotes.filter(({ name }) => name !== manifest.name);
  const manifests = await Promise.all(others.map(({ name, version }) => registry.manifest(name, version)));
  return [
    ...checkContract(manifest, composition.contracts),
    ...checkExposes(manifest),
    ...checkListed(manifest),
    ...checkRoutes(manifest),
    ...checkCollisions(manifest, manifests),
  ];
}
