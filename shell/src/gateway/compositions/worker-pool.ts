import { join } from 'node:path';
import type { RenderedPage, RenderReport, RenderRequest, WorkerSetup } from '../render/messages';
import { RenderWorker, WorkerLost } from './worker';

/** How long an expose that took a worker down is left out, in ms. */
const EXCLUDED_MS = 30_000;

export interface PoolOptions {
  readonly setup: Omit<WorkerSetup, 'running'>;
  readonly size: number;
  readonly onReport: (report: RenderReport) => void;
}

/** The render workers of one composition. A worker that is lost is replaced; what took it down is left out for a while. */
export class WorkerPool {
  readonly #options: PoolOptions;
  readonly #file: string;
  readonly #excluded = new Map<string, number>();
  #workers: RenderWorker[] = [];
  #closing = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#file = join(options.setup.shellDir, 'render', 'worker.cjs');
    this.#workers = Array.from({ length: options.size }, () => this.#start());
  }

  /** Resolves when every worker can render; rejects when one cannot even start. */
  async warm(): Promise<void> {
    const answers = await Promise.all(this.#workers.map((worker) => worker.ready));
    // All workers say the same of the same files: once is enough.
    for (const report of answers[0]?.reports ?? []) this.#options.onReport(report);
  }

  /** Renders a page; when a remote hangs, ends that worker and renders again without it. */
  async render(request: Omit<RenderRequest, 'kind' | 'id' | 'excluded'>): Promise<RenderedPage> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const page = await this.#pick().render({ ...request, excluded: this.#excludedNow() });
        for (const report of page.reports) this.#options.onReport(report);
        return page;
      } catch (error) {
        if (!(error instanceof WorkerLost) || attempt >= 2) throw error;
        this.#blame(error);
      }
    }
  }

  /** Whether pages are rendered without some expose at the moment. */
  get degraded(): boolean {
    return this.#excludedNow().length > 0;
  }

  purge(tags: readonly string[]): void {
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
    return new RenderWorker(this.#file, this.#options.setup, (lost) => {
      if (this.#closing) return;
      this.#workers = this.#workers.map((worker) => (worker === lost ? this.#start() : worker));
    });
  }

  #pick(): RenderWorker {
    const living = this.#workers.filter((worker) => !worker.ended);
    const best = living.sort((a, b) => a.load - b.load)[0] ?? this.#workers[0];
    if (!best) throw new Error('No render worker');
    return best;
  }

  #blame({ culprit, message }: WorkerLost): void {
    if (!culprit) return;
    const [remote, slot] = culprit.split('|');
    if (!this.#excludedNow().includes(culprit)) this.#options.onReport({ where: { remote: remote ?? '', slot: slot ?? '' }, message });
    this.#excluded.set(culprit, Date.now() + EXCLUDED_MS);
  }

  #excludedNow(): string[] {
    const now = Date.now();
    return [...this.#excluded].flatMap(([key, until]) => (until > now ? [key] : []));
  }
}
