import { SiteError } from '../errors';

/**
 * Runs a cancellable task with a limit in ms; the timer is always cleared. Rejects with `timeout` (504) when it is
 * late, else as the task does.
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
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, ms);
  try {
    return await task(controller.signal);
  } catch (cause) {
    if (timedOut) throw new SiteError('timeout', 504, `No answer within ${ms} ms`, { cause });
    throw cause;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
