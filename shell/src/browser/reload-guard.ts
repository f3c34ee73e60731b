import { readStored, writeStored } from '@vestibule/contracts/browser-data';

/** Minimum time between two reloads because of missing code, in ms (docs/behaviour/frame.md#code-that-is-gone). */
export const RELOAD_GUARD_MS = 60_000;
const KEY = 'vestibule-reloaded-at';

/** Whether the page may reload now; records that it does. Without storage it never may: better a gap than a loop. */
export function takeReload(now: number = Date.now()): boolean {
  const last = Number(readStored('session', KEY) ?? 0);
  // An invalid time counts as none; it is overwritten.
  return !(now - last < RELOAD_GUARD_MS) && writeStored('session', KEY, String(now));
}

/** Errors of webpack and of the federation runtime when a file of a build fails to load. */
const isCodeGone = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

/** Reloads the page when code that a handler needs is gone: files of an old version that the server has deleted. */
export function reloadWhenCodeIsGone(mayLeave: () => boolean): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isCodeGone(event.reason) || !mayLeave() || !takeReload()) return;
    event.preventDefault();
    location.reload();
  });
}
