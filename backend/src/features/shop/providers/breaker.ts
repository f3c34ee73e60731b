import { SiteError } from '@vestibule/contracts';

/** So many failures one after the other, and nobody is asked for so long, in ms. */
const FAILURES = 5;
const PAUSE_MS = 10_000;

export const unavailable = (cause: unknown): SiteError =>
  new SiteError('unavailable', 503, 'The ticket provider cannot be reached at the moment', { cause });

/**
 * Circuit breaker before a dependency: while it fails, callers are refused at once (`unavailable`) instead of waiting
 * for what has just failed; after the pause one of them finds out whether it is back. Whatever `task` throws counts as
 * a failure. `now` in ms.
 */
export function createBreaker(now: () => number): <T>(task: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let openUntil = 0;
  let isProbing = false;
  return async (task) => {
    const isProbe = failures >= FAILURES;
    if (isProbe && (isProbing || now() < openUntil))
      throw unavailable(new Error(`It has failed ${failures} times, and is left alone for a while`));
    isProbing ||= isProbe;
    try {
      const result = await task();
      failures = 0;
      return result;
    } catch (error) {
      failures += 1;
      openUntil = now() + PAUSE_MS;
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}
