import type { Composition } from '@vestibule/contracts';
import { createHash } from 'node:crypto';

/** Names a composition by its content: the same parts always have the same id. */
export function compose(parts: Omit<Composition, 'id'>): Composition {
  const remotes = [...parts.remotes].sort((a, b) => a.name.localeCompare(b.name));
  const id = createHash('sha256')
    .update(JSON.stringify([parts.contracts, parts.shell, remotes]))
    .digest('hex')
    .slice(0, 12);
  const { contracts, shell } = parts;
  return { contracts, shell, remotes, id };
}

/** The same composition with other versions of some remotes, or with remotes that it did not have. */
export function withRemotes(composition: Composition, remotes: Composition['remotes']): Composition {
  const changed = new Set(remotes.map(({ name }) => name));
  return compose({
    ...composition,
    remotes: [...composition.remotes.filter(({ name }) => !changed.has(name)), ...remotes],
  });
}

export const versionOf = (composition: Composition, remote: string): string | undefined =>
  composition.remotes.find(({ name }) => name === remote)?.version;
