import type { Tag } from '@vestibule/contracts/tags';
import { Activity } from '@vestibule/contracts/worker/activity';
import {
  PROTOCOL,
  type PurgeMessage,
  type ReadyAnswer,
  type RenderedPage,
  type RenderReport,
  type RenderRequest,
  type StrayReport,
  type WorkerAnswer,
  type WorkerSetup,
} from '@vestibule/contracts/worker/messages';
import { Worker } from 'node:worker_threads';
import { RenderFailed, StartFailed, WorkerLost, type Blame, type LostReason } from './worker-errors';
import { WorkerWatch } from './worker-watch';

/**
 * Where V8 itself ends a worker, in MB. It ends the whole process for some shapes of data, so the watch must be faster:
 * it ends a worker that grows by much less, and a worker that still holds more than KEPT_MB after a page is replaced.
 */
const MEMORY_MB = 2048;
const KEPT_MB = 256;
/**
 * Limits for a worker to load its remotes, in ms: `used` of processor time, thirty times the usual, as it waits for its
 * turn on a busy machine; `still` with hardly any, as its thread is blocked; `longest` in any case.
 */
const START = { used: 6000, still: 6000, longest: 60_000 };
/** Processor time in ms that a thread which goes on uses; the look at a blocked one takes less. */
const GOES_ON_MS = 10;
/** Time limit in ms of a whole page: two rounds of loaders with 2 s each, and rendering. */
const RENDER_MS = 8000;
const WATCH_MS = 100;
/** Requests whose address is remembered: code that they started may run after their page was sent. */
const REMEMBERED = 200;

interface RenderWorkerEvents {
  /** Called as soon as the worker is given up: another can start while this one is being ended. */
  readonly onEnd: (worker: RenderWorker) => void;
  /** Called for code that failed outside of a render. */
  readonly onReport: (report: RenderReport) => void;
}

interface Job {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
  readonly startedAt: number;
}

/**
 * One render worker, watched: it is ended when it hangs or grows, and its jobs are rejected; the job whose code is at
 * fault names the expose. It has no environment variables: secrets of the gateway are none of the remotes' business.
 */
export class RenderWorker {
  /** Rejects with StartFailed when it ends before, or speaks another protocol. */
  readonly ready: Promise<ReadyAnswer>;
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  readonly #activity = new Activity();
  readonly #watch = new WorkerWatch(this.#activity);
  readonly #timer: NodeJS.Timeout;
  readonly #events: RenderWorkerEvents;
  /** Addresses of the latest requests. */
  readonly #paths = new Map<number, string>();
  #exposes: readonly string[] = [];
  #nextId = 1;
  #isReady = false;
  #lost: LostReason | undefined;
  #message = '';
  #keptMb = 0;
  #blame: Blame | undefined;

  constructor(file: string, setup: Omit<WorkerSetup, 'activity'>, events: RenderWorkerEvents, limits = START) {
    this.#events = events;
    this.#worker = new Worker(file, {
      env: {},
      workerData: { ...setup, activity: this.#activity.buffer },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.ready = new Promise((resolve, reject) => {
      const late = this.#watchStart(limits);
      this.#worker.on('message', (answer: WorkerAnswer) => {
        if (answer.kind === 'stray') return this.#events.onReport(answer.report);
        if (answer.kind !== 'ready') return this.#settle(answer);
        clearInterval(late);
        if (answer.protocol !== PROTOCOL)
          return this.#lose(
            'error',
            `The render worker speaks protocol ${answer.protocol ?? 'none'}, the gateway ${PROTOCOL}`,
          );
        this.#exposes = answer.exposes;
        this.#isReady = true;
        return resolve(answer);
      });
      this.#worker.once('error', (error: Error) =>
        this.#lose('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'error', error.message),
      );
      this.#worker.once('exit', () => {
        clearInterval(late);
        this.#lose('ended', 'The render worker ended');
        reject(new StartFailed(this.#message, this.#activity.startingRemote));
      });
    });
    this.ready.catch(() => undefined);
    this.#timer = setInterval(() => this.#check(), WATCH_MS).unref();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get load(): number {
    return this.#jobs.size;
  }

  get ended(): boolean {
    return this.#lost !== undefined;
  }

  get lost(): LostReason | undefined {
    return this.#lost;
  }

  /** The cause of the worker's crash, where that is known, and the address of the page. */
  get blame(): Blame | undefined {
    return this.#blame;
  }

  /** It holds so much memory that another worker should take over. */
  get isFull(): boolean {
    return this.#keptMb > KEPT_MB;
  }

  render(request: Omit<RenderRequest, 'kind' | 'id'>): Promise<RenderedPage> {
    const id = this.#nextId++;
    this.#paths.set(id, request.path);
    if (this.#paths.size > REMEMBERED) this.#paths.delete(id - REMEMBERED);
    if (this.#jobs.size === 0) this.#watch.start(Date.now());
    return new Promise((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject, startedAt: Date.now() });
      this.#worker.postMessage({ kind: 'render', id, ...request } satisfies RenderRequest);
    });
  }

  purge(tags: readonly Tag[]): void {
    this.#worker.postMessage({ kind: 'purge', tags } satisfies PurgeMessage);
  }

  /** Lets the jobs under way finish, then ends. */
  async drain(): Promise<void> {
    while (this.#jobs.size > 0) await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    await this.end();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#worker.terminate();
  }

  #settle(answer: Exclude<WorkerAnswer, ReadyAnswer | StrayReport>): void {
    const job = this.#jobs.get(answer.id);
    this.#jobs.delete(answer.id);
    this.#keptMb = answer.keptMb;
    if (answer.kind === 'rendered') job?.resolve(answer.page);
    else job?.reject(new RenderFailed(answer.message, answer.status));
  }

  #watchStart({ used, still, longest }: typeof START): NodeJS.Timeout {
    const since = Date.now();
    let lastUse = { at: since, ms: 0 };
    const look = async () => {
      // Rejects while the thread does not run yet, and after its end.
      const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
      if (this.#isReady) return;
      const [now, ms] = [Date.now(), (user + system) / 1000];
      if (ms > lastUse.ms + GOES_ON_MS) lastUse = { at: now, ms };
      if (ms > used) this.#lose('stalled', `Not ready after ${used} ms of processor time`);
      else if (now - lastUse.at > still) this.#lose('stalled', `Not ready, and still for ${still} ms`);
      else if (now - since > longest) this.#lose('stalled', `Not ready within ${longest} ms`);
    };
    return setInterval(() => void look(), WATCH_MS).unref();
  }

  #check(): void {
    if (this.#jobs.size === 0) return;
    const now = Date.now();
    const finding = this.#watch.look(now);
    const overdue = [...this.#jobs.values()].some(({ startedAt }) => now - startedAt > RENDER_MS);
    if (finding) this.#lose(finding.reason, finding.message);
    else if (overdue) this.#lose('overdue', `No page within ${RENDER_MS} ms`);
  }

  #lose(reason: LostReason, message: string): void {
    if (this.#lost) return;
    this.#lost = reason;
    this.#message = message;
    this.#blame = this.#findBlame();
    this.#events.onEnd(this);
    for (const job of this.#jobs.values()) job.reject(new WorkerLost(message));
    this.#jobs.clear();
    void this.end();
  }

  /**
   * The expose whose code runs, at the address that it runs for. While none runs the cause is known only if there is
   * one job: its loaders are under way. Renders beside the one at fault are not to blame.
   */
  #findBlame(): Blame | undefined {
    const { culprit, suspects, job } = this.#activity;
    const only = this.#jobs.size === 1 ? [...this.#jobs.keys()][0] : undefined;
    const path = this.#paths.get(job ?? only ?? 0);
    if (path === undefined || (culprit === undefined && only === undefined)) return undefined;
    return { exposes: suspects.flatMap((expose) => this.#exposes[expose] ?? []), path, message: this.#message };
  }
}
