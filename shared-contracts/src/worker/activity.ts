const CURRENT = 0;
const CHANGES = 1;
const BEATS = 2;
const PENDING = 3;
/** Exposes whose pending loaders are counted; more than all remotes of a site have. */
const EXPOSES = 509;
/** Behind all others: workers of an older shell never write it. */
const JOB = PENDING + EXPOSES;
/** The expose whose promise or timer goes on, and its request. Behind all others for the same reason. */
const RESUMED = JOB + 1;
const RESUMED_JOB = JOB + 2;

/**
 * Activity of a render worker, in memory that the gateway can read while the worker hangs. Exposes are identified by
 * their place in a list.
 */
export class Activity {
  readonly buffer: SharedArrayBuffer;
  readonly #cells: Int32Array;

  constructor(buffer = new SharedArrayBuffer(4 * (RESUMED_JOB + 1))) {
    this.buffer = buffer;
    this.#cells = new Int32Array(buffer);
  }

  /** The code of this expose runs from now on, for this request; -1: the shell's own. */
  enter(expose: number, job = 0): void {
    if (JOB < this.#cells.length) Atomics.store(this.#cells, JOB, expose < 0 ? 0 : job);
    Atomics.store(this.#cells, CURRENT, expose + 1);
    Atomics.add(this.#cells, CHANGES, 1);
  }

  /**
   * A promise or timer that this expose started goes on, for this request; -1: none does. It is no sign of progress: a
   * loop that awaits does this for ever.
   */
  resume(expose: number, job = 0): void {
    if (RESUMED_JOB >= this.#cells.length) return;
    Atomics.store(this.#cells, RESUMED_JOB, expose < 0 ? 0 : job);
    Atomics.store(this.#cells, RESUMED, expose + 1);
  }

  /** The server file of this remote is being run for the first time. */
  startRemote(remote: number): void {
    Atomics.store(this.#cells, CURRENT, -(remote + 1));
  }

  /** Counts a running loader of this expose; -1 and a place that does not exist are not counted. */
  load(expose: number, by: 1 | -1): void {
    if (expose >= 0 && expose < EXPOSES) Atomics.add(this.#cells, PENDING + expose, by);
  }

  /** The worker's event loop turns. */
  beat(): void {
    Atomics.add(this.#cells, BEATS, 1);
  }

  /** Changes whenever the worker makes progress: another expose runs, or, while none runs, the event loop turns. */
  get progress(): string {
    const [current = 0, changes = 0, beats = 0] = this.#cells;
    return current > 0 ? String(changes) : `${changes} ${beats}`;
  }

  /** The expose whose code runs, in a render, a loader, a promise or a timer; undefined while only the shell's does. */
  get culprit(): number | undefined {
    const current = Math.max(this.#cells[CURRENT] ?? 0, 0) || (this.#cells[RESUMED] ?? 0);
    return current > 0 ? current - 1 : undefined;
  }

  /** The exposes that may be at fault: the one whose code runs, or those whose loaders are under way. */
  get suspects(): number[] {
    const { culprit } = this;
    if (culprit !== undefined) return [culprit];
    return [...this.#cells.subarray(PENDING, JOB)].flatMap((count, expose) => (count > 0 ? [expose] : []));
  }

  /** The request that the code runs for; undefined while none runs. */
  get job(): number | undefined {
    return this.#cells[JOB] || this.#cells[RESUMED_JOB] || undefined;
  }

  /** The remote whose server file runs, while the worker starts. */
  get startingRemote(): number | undefined {
    const current = this.#cells[CURRENT] ?? 0;
    return current < 0 ? -current - 1 : undefined;
  }
}
