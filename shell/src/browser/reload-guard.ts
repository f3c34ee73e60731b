/** A page whose code is gone is loaded anew, at most once in this time, in ms (spec/000 §9, reload guard). */
export const RELOAD_GUARD_MS = 60_000;
const KEY = 'vestibule-reloaded-at';

/**
 * Whether the page may be loaded anew now; notes that it is. Without storage it never may: better a gap than a loop.
 */
export function takeReload(now: number = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/** What webpack and the federation runtime say when a file of a build cannot be had. */
const isCodeGone = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message));

/** Loads the page anew when code that a handler asked for is gone: an old version that is kept no longer. */
export function reloadWhenCodeIsGone(mayLeave: () => boolean): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isCodeGone(reason) && mayLeave() && takeReload()) location.reload();
  });
}
