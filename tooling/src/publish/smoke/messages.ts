import type { CheckAnswer } from '@vestibule/contracts/worker/check-messages';
import type { WorkerSetup } from '@vestibule/contracts/worker/messages';

/** What the process of a check is started with. */
export interface DriverSetup {
  /** The check worker of a shell's build. */
  readonly file: string;
  readonly data: Omit<WorkerSetup, 'activity'>;
}

/** The worker cannot go on; `suspects` are keys of the exposes that ran, if any. */
export interface Lost {
  readonly kind: 'lost';
  readonly message: string;
  readonly suspects: readonly string[];
}

export type DriverAnswer = CheckAnswer | Lost;
