/**
 * Does a job now and each so many ms from then on, never twice at the same time. One that fails is told to `onFailure`.
 * Answers what ends it, which waits for a job that is under way.
 */
export function every(ms: number, job: () => Promise<unknown>, onFailure: (error: unknown) => void) {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= job()
      .catch(onFailure)
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, ms);
  timer.unref();
  run();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
