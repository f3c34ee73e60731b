const DAY_MS = 24 * 3600 * 1000;

/**
 * Does a job now and once a day from then on. One that fails is told to `onFailure` and done again the next day.
 * Answers what ends it, which waits for a job that is under way.
 */
export function daily(job: () => Promise<unknown>, onFailure: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = job().then(() => undefined, onFailure);
  };
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}
