/** When a job runs. Every job but a nightly one also runs at the start. */
type Schedule =
  | { readonly at: 'start' }
  /** `ms` milliseconds after its last start, never twice at the same time. */
  | { readonly everyMs: number }
  /** Once a day in this hour (0 to 23) of the site's time zone. */
  | { readonly nightlyAt: number };

/** Work that a feature does without a request, for as long as the backend runs. */
export interface Job {
  /** Names it in the log, e.g. `orders.expire`. */
  readonly name: string;
  readonly schedule: Schedule;
  /** Aborts `stopped` when the backend stops, which then waits for the promise. */
  readonly run: (stopped: AbortSignal) => Promise<unknown>;
  /** Log line of a run that failed; the job runs again at its next time. */
  readonly failure: string;
  /** `warn` where the site works without the job. */
  readonly level?: 'warn' | 'error';
}

export const DAY_MS = 24 * 3_600_000;
