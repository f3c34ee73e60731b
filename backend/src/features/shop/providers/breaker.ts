import { SiteError } from '@vestibule/contracts';

/** Number of failures in a row after which no call is made for `PAUSE_MS`. */
const FAILURES = 5;
const PAUSE_MS = 10_000;

export const unavailable = (cause: unknown): SiteError =>
  new SiteError('unavailable', 503, 'The ticket provider cannot be reached at the moment', { cause });

/**
 * Circuit breaker before a dependency: while it fails, callers are refused at once (`unavailable`) instead of waiting
 * for a call that has just failed; after the pause one of them tries again. Any error of `task` counts as a failure.
 * `now` in ms.
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
