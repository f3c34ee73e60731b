/** When a job runs again and again; a job with an interval also runs when a process starts. */
export type Schedule =
  /** At every multiple of `everyMs` of the clock, so that all processes mean the same times. */
  | { readonly everyMs: number }
  /** Once a day in this hour (0 to 23) of the site's time zone. */
  | { readonly nightlyAt: number };

interface Work {
  /** Names it in the log and in the table of runs, e.g. `orders.expire`. */
  readonly name: string;
  /**
   * `stopped` aborts when the backend stops, which then waits for the promise, and when another process may have taken
   * the job over because this one was frozen.
   */
  readonly run: (stopped: AbortSignal) => Promise<unknown>;
  /** Log line of a run that failed; the job runs again at its next time. */
  readonly failure: string;
  /** `warn` where the site works without the job. */
  readonly level?: 'warn' | 'error';
}

/** Runs once at each of its times, in one of all processes that share the database, and never twice at once. */
export interface SiteJob extends Work {
  readonly schedule: Schedule;
  readonly each?: 'site';
}

/** Runs in each process: work on memory, logs or files of its own. */
export interface ProcessJob extends Work {
  readonly schedule: Schedule | { readonly at: 'start' };
  readonly each: 'process';
}

/** Work that a feature does without a request, for as long as the backend runs. */
export type Job = SiteJob | ProcessJob;

export const DAY_MS = 24 * 3_600_000;
