import type { CheckProblem } from '@vestibule/contracts/worker/check-messages';
import type { WorkerAnswer } from '@vestibule/contracts/worker/messages';
import type { WorkerSetup } from '@vestibule/contracts/worker/messages';

/** Input of the process of a check. */
export interface DriverSetup {
  /** The check worker of a shell's build. */
  readonly file: string;
  readonly data: Omit<WorkerSetup, 'activity'>;
  readonly stallMs: number;
}

/**
 * How much processor time the worker may use without a sign of progress, in ms. On a busy machine a good build may wait
 * for the processor much longer; a loop uses all that it gets.
 */
export const STALL_MS = 5000;

/** The worker cannot go on; `suspects` are keys of the exposes that ran, if any. */
export interface Lost {
  readonly kind: 'lost';
  readonly message: string;
  readonly suspects: readonly string[];
}

/**
 * Memory that rendering may take, in MB: after a page that has left more than this a worker of the site is replaced.
 */
export const MEMORY_MB = 256;
/** Message, whether V8 ends the worker or the whole process. */
export const TOO_MUCH_MEMORY = `needs more than ${MEMORY_MB} MB of memory`;

export type CheckAnswer = WorkerAnswer | CheckProblem;
export type DriverAnswer = CheckAnswer | Lost;
