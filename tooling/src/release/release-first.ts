import type { Composition } from '@vestibule/contracts';
import { start, type Author } from '@vestibule/registry/channel/stable';
import type { RemoteVersion } from '@vestibule/registry/remote-version';
import type { Registry } from '@vestibule/registry/registry';
import { uploadVersion } from '@vestibule/registry/upload';
import { join } from 'node:path';

export interface Release {
  readonly author: Author;
  /** Throws when one of these builds must not be released. */
  readonly pass: (fresh: readonly RemoteVersion[]) => Promise<void>;
}

/**
 * Publishes builds into a registry that is not this checkout's own, when it is empty: only others may move their
 * publications. `builds` is the folder below which they lie as `remotes/<name>/<version>`. Returns whether it did.
 */
export async function releaseFirst(
  registry: Registry,
  builds: string,
  parts: Omit<Composition, 'id'>,
  { author, pass }: Release,
): Promise<boolean> {
  if (await registry.stable()) return false;
  await pass(parts.remotes);
  for (const { name, version } of parts.remotes)
    await uploadVersion(registry, join(builds, 'remotes', name, version), author);
  // Another process may have been faster: its release stays.
  await registry.changeStable((now) => now ?? start(undefined, parts, author));
  return true;
}
