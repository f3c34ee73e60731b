import type { Where } from '@vestibule/contracts';
import type { AppHost } from '../app/app-host';

/** Address of a script in a line of a stack: `at f (<address>:1:2)`, or `f@<address>:1:2`. */
const ADDRESS = /[a-z-]+:\/\/\S+?(?=:\d+:\d+\)?$)/gm;
/** Path of a file of a build: of the shell, or of a remote with its version. */
const BUILT = /^\/(?:shell|remotes\/([^/]+)\/([^/]+))\//;

const seen = new Set<string>();

/**
 * Reports an error that nothing caught (docs/behaviour/interface.md#errors-that-nothing-catches), once, with the first
 * remote in the stack: the shell's libraries run above and below its code. An error that begins in another script (an
 * extension, code in the head, another host) is not reported, nor one that is prevented, as where the page reloads
 * (reload-guard.ts).
 */
export function reportUncaught(event: ErrorEvent | PromiseRejectionEvent, report: AppHost['report']): void {
  const isThrown = 'message' in event;
  const error: unknown = isThrown ? (event.error ?? event.message) : event.reason;
  const stack = (error instanceof Error && error.stack) || '';
  const where = ownerOf(stack.match(ADDRESS) ?? (isThrown ? [event.filename] : undefined));
  const isAborted = error instanceof Error && error.name === 'AbortError';
  const key = `${String(error)} ${stack}`;
  if (!where || isAborted || event.defaultPrevented || seen.has(key)) return;
  seen.add(key);
  report(error, where);
}

/** Undefined for scripts that are not part of the site; without addresses it is nobody's, not even the shell's. */
function ownerOf(addresses: readonly string[] | undefined): Partial<Where> | undefined {
  if (!addresses) return { remote: 'unknown' };
  const files = addresses.map((address) => {
    const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' };
    return origin === location.origin ? BUILT.exec(pathname) : null;
  });
  if (!files[0]) return undefined;
  const [, remote, version] = files.find((file) => file?.[1]) ?? [];
  return remote && version ? { remote, version } : {};
}
