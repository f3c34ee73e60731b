import type { RenderedPage, RenderReport } from '@vestibule/contracts/worker/messages';
import type { LostReason } from '../compositions/worker-errors';
import type { AskedRender } from '../compositions/asked-render';
import type { RenderObserver } from '../compositions/render-observer';
import type { Metrics } from './metrics';
import { versionOf, type RemoteWatch } from './remote-watch';
import type { Tracing } from './spans';

/** Turns events of render workers into metrics and spans. */
export class RenderWatch implements RenderObserver {
  readonly #metrics: Metrics;
  readonly #remotes: RemoteWatch;
  readonly #tracing: Tracing | undefined;

  constructor(metrics: Metrics, remotes: RemoteWatch, tracing: Tracing | undefined) {
    this.#metrics = metrics;
    this.#remotes = remotes;
    this.#tracing = tracing;
  }

  workerStarted(): void {
    this.#metrics.workers.inc();
  }

  workerEnded(reason?: LostReason): void {
    this.#metrics.workers.dec();
    if (reason) this.#metrics.lostWorkers.inc({ reason });
  }

  rendered(page: RenderedPage, request: AskedRender): void {
    const { timings } = page;
    if (!timings) return;
    const failed = new Set(page.reports.map(({ where }) => where.remote));
    const seen = new Map(timings.remotes.map(({ remote, version }) => [remote, version]));
    for (const [remote, version] of seen) if (!failed.has(remote)) this.#remotes.loaded('server', { remote, version });
    for (const { remote, version, work, ms } of timings.remotes)
      if (work === 'render') this.#metrics.renderSeconds.observe({ remote, version }, ms / 1000);
    this.#tracing?.rendered(page.status, timings, request);
  }

  failed({ where, kind }: RenderReport): void {
    this.#remotes.failed('server', versionOf(where), kind);
  }
}
