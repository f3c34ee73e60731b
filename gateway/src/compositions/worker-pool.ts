import { LANGUAGES } from '@vestibule/contracts';
import { FairQueue, type QueueRefusal, type QueueTurn } from '@vestibule/contracts/server/fair-queue';
import type { Tag } from '@vestibule/contracts/tags';
import type { RenderedPage, RenderReport, WorkerSetup } from '@vestibule/contracts/worker/messages';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AskedRender } from './asked-render';
import type { RenderObserver } from './render-observer';
import { Exclusions } from './exclusions';
import { RenderWorker } from './worker';
import { Busy, RenderFailed, WorkerLost, type Blame } from './worker-errors';

/**
 * Renders that a worker has under way at once: while one waits for the backend another can go on. More would only make
 * all of them late.
 */
export const RENDERS_AT_ONCE = 8;

/**
 * Renders that may wait, and how long: visitors have lost patience by then. With two workers that render some fifty
 * pages a second each, the last in the queue has waited two seconds.
 */
export const RENDERS_WAITING = { total: 200, perClient: 40, maxWaitMs: 4000 };
const REFUSALS = {
  full: 'Too many pages wait to be rendered',
  late: `No place to render within ${RENDERS_WAITING.maxWaitMs} ms`,
  left: 'Nobody waits for the page any more',
} as const satisfies Record<QueueRefusal, string>;
const ANYBODY: QueueTurn = { client: '' };

/**
 * Workers that a render may lose before it is given up. An expose that loops is left out everywhere after three
 * addresses, and the workers of a pool may fall at the same time: a render beside them has then lost two or three.
 */
const LOST_AT_MOST = 5;

/** How long workers may rehearse, in ms: a moved pointer must take effect within two seconds. */
const REHEARSAL_MS = 700;
const REHEARSAL = { as: 'html', origin: 'http://localhost', cookie: '', excluded: [], requestId: 'rehearsal' } as const;

export interface PoolOptions {
  readonly setup: Omit<WorkerSetup, 'activity'>;
  readonly size: number;
  readonly onReport: (report: RenderReport) => void;
  readonly observer: RenderObserver;
}

/**
 * The render workers of one composition. A lost worker is replaced; the expose that crashed it is excluded for a while.
 */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #file: string;
  readonly #excluded = new Exclusions();
  readonly #queue = new FairQueue({
    ...RENDERS_WAITING,
    places: () => RENDERS_AT_ONCE * this.#workers.length,
    refusal: (why) => new Busy(REFUSALS[why]),
  });
  #workers: RenderWorker[] = [];
  #closing = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#file = join(options.setup.shellDir, 'render', 'worker.cjs');
    this.#workers = Array.from({ length: options.size }, () => this.#start());
  }

  /** Resolves when every worker can render, with what is wrong with its remotes; rejects when one cannot even start. */
  async warm(): Promise<readonly RenderReport[]> {
    const answers = await Promise.all(this.#workers.map((worker) => worker.ready));
    // All workers say the same of the same files: once is enough.
    return answers[0]?.reports ?? [];
  }

  /**
   * Lets every worker render the home page of each language before visitors come: then the responses that every page
   * needs are cached. Takes REHEARSAL_MS at most; a failure is reported again with the first visitor.
   */
  async rehearse(): Promise<void> {
    const pages = this.#workers.flatMap((worker) =>
      LANGUAGES.map((lang) => worker.render({ ...REHEARSAL, path: `/${lang}`, lang }).catch(() => undefined)),
    );
    await Promise.race([Promise.all(pages), wait(REHEARSAL_MS, undefined, { ref: false })]);
  }

  /**
   * Renders a page; when a remote hangs, ends that worker and renders again without it. Rejects with 503 when too many
   * wait already.
   */
  render(request: AskedRender, turn: QueueTurn = ANYBODY): Promise<RenderedPage> {
    return this.#queue.run(() => this.#render(request), turn);
  }

  async #render(request: AskedRender): Promise<RenderedPage> {
    for (let attempt = 0; ; attempt += 1) {
      const worker = this.#pick();
      try {
        const page = await worker.render({ ...request, excluded: this.#excluded.at(request.path) });
        if (worker.isFull) this.#replace(worker);
        this.#options.observer.rendered(page, request);
        for (const report of page.reports) this.#options.onReport(report);
        return page;
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        if (attempt >= LOST_AT_MOST) throw new RenderFailed(error.message, 503);
      }
    }
  }

  /** Whether a page is rendered without some expose at the moment. */
  lacks(path: string): boolean {
    return this.#excluded.at(path).length > 0;
  }

  /** It takes no more work. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Raises the number of workers to at least `size`: a canary's pool that becomes live needs more. */
  grow(size: number): void {
    while (!this.#closing && this.#workers.length < size) this.#workers = [...this.#workers, this.#start()];
  }

  purge(tags: readonly Tag[]): void {
    for (const worker of this.#workers) if (!worker.ended) worker.purge(tags);
  }

  async drain(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#workers.map((worker) => worker.drain()));
  }

  async end(): Promise<void> {
    this.#closing = true;
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }

  #start(): RenderWorker {
    const { observer, setup } = this.#options;
    observer.workerStarted();
    const onEnd = (lost: RenderWorker) => {
      const asked = this.#closing || !this.#workers.includes(lost);
      observer.workerEnded(asked ? undefined : lost.lost);
      // Before its renders are tried again: they must not run into the same code.
      if (lost.blame) this.#exclude(lost.blame);
      if (!asked) this.#workers = this.#workers.map((worker) => (worker === lost ? this.#start() : worker));
    };
    return new RenderWorker(this.#file, setup, { onEnd, onReport: this.#options.onReport });
  }

  /** Gives a worker's place to a new one; the old one finishes its requests. */
  #replace(full: RenderWorker): void {
    if (this.#closing || !this.#workers.includes(full)) return;
    this.#workers = this.#workers.map((worker) => (worker === full ? this.#start() : worker));
    void full.drain();
  }

  /** The worker with the least to do; one that is still starting only when there is no other. */
  #pick(): RenderWorker {
    const living = this.#workers.filter((worker) => !worker.ended);
    const ready = living.filter((worker) => worker.isReady);
    const best = (ready.length > 0 ? ready : living).sort((a, b) => a.load - b.load)[0];
    if (!best) throw new RenderFailed('No render worker lives', 503);
    return best;
  }

  #exclude({ exposes, path, message }: Blame): void {
    for (const expose of exposes) {
      const [remote = '', slot = ''] = expose.split('|');
      if (this.#excluded.add(expose, path))
        this.#options.onReport({
          where: { remote, slot },
          message: `${message}, at ${path.split('?', 1)[0] ?? ''}`,
          kind: 'hang',
        });
    }
  }
}
