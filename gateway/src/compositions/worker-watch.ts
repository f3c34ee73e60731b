import type { Activity } from '@vestibule/contracts/worker/activity';
import type { LostReason } from './worker-errors';

/** How long one remote may render without a sign of progress, in ms. */
const STALL_MS = 2000;
/** How much memory the process may gain without a sign of progress, in MB. A page needs a few. */
const GROWTH_MB = 256;
const MB = 1_048_576;

export interface Finding {
  readonly reason: LostReason;
  readonly message: string;
}

/** Notices that a busy worker makes no progress, or eats memory without making any. */
export class WorkerWatch {
  readonly #activity: Activity;
  readonly #memory: () => number;
  #progress = '';
  #since = 0;
  #memoryThen = 0;

  constructor(activity: Activity, memory: () => number = () => process.memoryUsage.rss()) {
    this.#activity = activity;
    this.#memory = memory;
  }

  /** To be called when an idle worker gets something to do. */
  start(now: number): void {
    this.#since = now;
    this.#memoryThen = this.#memory();
  }

  /** What is wrong with a worker that has something to do; undefined when nothing is. */
  look(now: number): Finding | undefined {
    const { progress } = this.#activity;
    if (progress !== this.#progress) {
      this.#progress = progress;
      this.start(now);
      return undefined;
    }
    if (now - this.#since > STALL_MS) return { reason: 'stalled', message: `No progress for ${STALL_MS} ms` };
    const grown = Math.round((this.#memory() - this.#memoryThen) / MB);
    return grown > GROWTH_MB ? { reason: 'memory', message: `${grown} MB more memory without progress` } : undefined;
  }
}
