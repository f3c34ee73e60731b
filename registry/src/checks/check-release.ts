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
 * It must not collide with other remotes, nor with their canaries.
 */
export async function checkRelease(
  registry: Registry,
  manifest: RemoteManifest,
  composition: Composition,
): Promise<BuildProblem[]> {
  const { canaries } = await registry.canary();
  const tried = canaries.map(({ remote, version }) => ({ name: remote, version }));
  const others = [...composition.remotes, ...tried].filter(({ name }) => name !== manifest.name);
  const manifests = await Promise.all(others.map(({ name, version }) => registry.manifest(name, version)));
  return checkManifest(manifest, composition.contracts, manifests);
}

/** The same where the manifests of the other remotes are at hand. */
export function checkManifest(
  manifest: RemoteManifest,
  contracts: string,
  others: readonly RemoteManifest[],
): BuildProblem[] {
  const problems = [
    ...checkContract(manifest, contracts),
    ...checkExposes(manifest),
    ...checkListed(manifest),
    ...checkRoutes(manifest),
    ...checkCollisions(manifest, others),
  ];
  // A canary and the live version of another remote may have the same path.
  return [...new Map(problems.map((problem) => [`${problem.where} ${problem.message}`, problem])).values()];
}
