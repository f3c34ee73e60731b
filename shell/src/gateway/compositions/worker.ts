import { Worker } from 'node:worker_threads';
import type { PurgeMessage, RenderedPage, RenderRequest, WorkerAnswer, WorkerSetup } from '../render/messages';

/** Memory a worker may take, in MB; a page that needs more is a fault of some remote. */
const MEMORY_MB = 256;
/** How long one remote may render without a sign of progress, in ms. */
const STALL_MS = 1000;
/** How long a page may take in all, in ms: two rounds of loaders with 2 s each, and rendering. */
const RENDER_MS = 8000;
const WATCH_MS = 100;

/** Why a render did not come back: `hung` names the expose that was running, when it is known. */
export class WorkerLost extends Error {
  constructor(
    message: string,
    readonly culprit: string | undefined,
  ) {
    super(message);
  }
}
/** The worker answered that it cannot render the page; `status` is what the visitor should get. */
export class RenderFailed extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

interface Job {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  readonly startedAt: number;
}

/** One render worker, watched: it is ended when it hangs, and its jobs are rejected with the name of the culprit. */
export class RenderWorker {
  readonly ready: Promise<Extract<WorkerAnswer, { kind: 'ready' }>>;
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  readonly #running = new Int32Array(new SharedArrayBuffer(8));
  readonly #watch: NodeJS.Timeout;
  #exposes: readonly string[] = [];
  #lastCount = 0;
  #lastProgress = Date.now();
  #nextId = 1;
  #ended = false;

  constructor(file: string, setup: Omit<WorkerSetup, 'running'>, onEnd: (worker: RenderWorker) => void) {
    this.#worker = new Worker(file, { workerData: { ...setup, running: this.#running.buffer }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'ready') {
          this.#exposes = answer.exposes;
          resolve(answer);
        } else this.#settle(answer);
      });
      this.#worker.once('error', (error) => {
        reject(error);
        this.#lose(error.message);
      });
      this.#worker.once('exit', () => {
        reject(new Error('The render worker ended'));
        this.#lose('The render worker ended');
        onEnd(this);
      });
    });
    this.ready.catch(() => undefined);
    this.#watch = setInterval(() => this.#check(), WATCH_MS);
    this.#watch.unref();
  }

  get load(): number {
    return this.#jobs.size;
  }

  get ended(): boolean {
    return this.#ended;
  }

  render(request: Omit<RenderRequest, 'kind' | 'id'>): Promise<RenderedPage> {
    const id = this.#nextId++;
    if (this.#jobs.size === 0) this.#lastProgress = Date.now();
    return new Promise((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject, startedAt: Date.now() });
      this.#worker.postMessage({ kind: 'render', id, ...request } satisfies RenderRequest);
    });
  }

  purge(tags: readonly string[]): void {
    this.#worker.postMessage({ kind: 'purge', tags } satisfies PurgeMessage);
  }

  /** Lets the jobs under way finish, then ends. */
  async drain(): Promise<void> {
    while (this.#jobs.size > 0) await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    await this.end();
  }

  async end(): Promise<void> {
    clearInterval(this.#watch);
    await this.#worker.terminate();
  }

  #settle(answer: Exclude<WorkerAnswer, { kind: 'ready' }>): void {
    const job = this.#jobs.get(answer.id);
    this.#jobs.delete(answer.id);
    if (answer.kind === 'rendered') job?.resolve(answer.page);
    else job?.reject(new RenderFailed(answer.message, answer.status));
  }

  #check(): void {
    const now = Date.now();
    const [at = 0, count = 0] = this.#running;
    if (count !== this.#lastCount || at === 0) {
      this.#lastCount = count;
      this.#lastProgress = now;
    }
    const stalled = this.#jobs.size > 0 && now - this.#lastProgress > STALL_MS;
    const overdue = [...this.#jobs.values()].some(({ startedAt }) => now - startedAt > RENDER_MS);
    if (stalled || overdue) this.#lose(stalled ? `No progress for ${STALL_MS} ms` : `No page within ${RENDER_MS} ms`);
  }

  #lose(message: string): void {
    if (this.#ended) return;
    this.#ended = true;
    const culprit = this.#exposes[(this.#running[0] ?? 0) - 1];
    for (const job of this.#jobs.values()) job.reject(new WorkerLost(message, culprit));
    this.#jobs.clear();
    void this.end();
  }
}
