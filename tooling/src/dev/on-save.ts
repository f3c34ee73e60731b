import { fingerprint } from './fingerprint';

/** Time in ms between two looks at the sources; a look takes some 20 ms. */
const POLL_MS = 400;

/**
 * Calls `changed` after sources of the packages were saved, one call at a time; answers what ends it. It polls:
 * watching folders misses files that an editor replaces instead of writing them. `seen` is what the caller has built
 * already.
 */
export function onSave(
  packages: readonly { readonly dir: string }[],
  seen: string,
  changed: () => Promise<void>,
): () => void {
  let built = seen;
  const look = async () => {
    const now = await fingerprint(packages);
    if (now !== built) {
      built = now;
      await changed();
    }
    if (!ended) timer = setTimeout(() => void look(), POLL_MS);
  };
  let ended = false;
  let timer = setTimeout(() => void look(), POLL_MS);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
