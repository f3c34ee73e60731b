/** Why a worker ended: no progress, a page that took too long, no memory left, an error, or unknown. */
export type LostReason = 'stalled' | 'overdue' | 'memory' | 'error' | 'ended';

/** The cause of a worker's crash. */
export interface Blame {
  /** Keys of the exposes that may be at fault. */
  readonly exposes: readonly string[];
  /** Path with query of the request that their code ran for. */
  readonly path: string;
  readonly message: string;
}

/** A render did not come back: its worker ended. */
export class WorkerLost extends Error {}

/** A worker could not even start. */
export class StartFailed extends Error {
  constructor(
    message: string,
    /** Place in the composition of the remote whose server file was running, if one was. */
    readonly remote: number | undefined,
  ) {
    super(message);
  }
}

/** The worker responded that it cannot render the page; `status` is the status of the visitor's response. */
export class RenderFailed extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** The page was not rendered: too many others wait. Not worth a line in the log for each. */
export class Busy extends RenderFailed {
  constructor(message: string) {
    super(message, 503);
  }
}
