import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { fingerprint, SOURCES } from '../build/fingerprint';

/** Time in ms without another event: editors and git write several files at once. */
const SETTLE_MS = 50;

/**
 * Calls `changed` after sources of the packages were saved, one call at a time; returns the stop function. `seen` is
 * the fingerprint of the caller's last build: sources that were saved since count as changed.
 */
export function onSave(
  packages: readonly { readonly dir: string }[],
  seen: string,
  changed: () => Promise<void>,
): () => Promise<void> {
  let built = seen;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = Promise.resolve();
  let ended = false;
  const look = async () => {
    const now = await fingerprint(packages);
    if (ended || now === built) return;
    built = now;
    await changed();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = looking.then(look);
    }, SETTLE_MS);
  };
  const watchers = packages.map(({ dir }) =>
    watch(dir, { ignoreInitial: true, ignored: (path) => !isSource(dir, path) }),
  );
  for (const watcher of watchers)
    watcher
      .on('ready', lookSoon)
      .on('all', lookSoon)
      .on('error', (error) => console.error(`The sources cannot be watched: ${String(error)}`));
  return async () => {
    ended = true;
    clearTimeout(timer);
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}

const isSource = (dir: string, path: string): boolean => {
  const [first = ''] = relative(dir, path).split(sep);
  return first === '' || SOURCES.includes(first);
};
