import { SiteError } from '../errors';

/** Interval in ms at which a time limit is checked. */
const STEP_MS = 250;

/**
 * Runs a cancellable task with a limit in ms; the timer is always cleared. Rejects with `timeout` (504) when it is
 * late, else as the task does. A step counts as one however late it ends: while the thread was busy it could not read a
 * response that may have come long ago.
 */
export async function withTimeout<T>(
  ms: number,
  outer: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', abort, { once: true });
  if (outer?.aborted) abort();
  let timedOut = false;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number) => {
    const step = Math.min(left, STEP_MS);
    timer = setTimeout(() => {
      if (left > step) return wait(left - step);
      timedOut = true;
      controller.abort();
    }, step);
  };
  wait(ms);
  try {
    return await task(controller.signal);
  } catch (cause) {
    if (timedOut) throw new SiteError('timeout', 504, `No response within ${ms} ms`, { cause });
    throw cause;
  } finally {
    clearTimeout(timer!);
    outer?.removeEventListener('abort', abort);
  }
}
