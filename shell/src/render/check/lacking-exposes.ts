import type { RemoteManifest } from '@vestibule/contracts';
import { exposeKey } from '@vestibule/contracts/site/site';
import type { Renderer } from '../renderer';

/**
 * Exposes that a manifest declares and the server file lacks. Exposes for editors only are never expected on the
 * server.
 */
export function lackingExposes({
  composition,
  exposes,
}: Pick<Renderer, 'composition' | 'exposes'>): { remote: RemoteManifest; expose: string }[] {
  return composition.remotes
    .filter((remote) => !exposes.failures.has(remote))
    .flatMap((remote) => {
      const forEditors = new Set<string>(
        remote.slots.filter(({ audience }) => audience === 'editors').map(({ expose }) => expose),
      );
      return Object.keys(remote.exposes)
        .filter(
          (expose) =>
            !forEditors.has(expose) &&
            exposes.peek({ key: exposeKey(remote.name, expose), remote, expose, hydrate: 'idle' }) === undefined,
        )
        .map((expose) => ({ remote, expose }));
    });
}
