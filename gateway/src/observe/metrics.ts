import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: cached pages take about one ms, a render tens, the longest loader two seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * All that /metrics says, besides the process's own figures. Every label has a closed list of values;
 * docs/operations.md explains them.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #own = { registers: [this.registry] };

  readonly requests = new Counter({
    ...this.#own,
    name: 'vestibule_http_requests_total',
    help: 'Requests answered',
    labelNames: ['kind', 'status'],
  });
  readonly seconds = new Histogram({
    ...this.#own,
    name: 'vestibule_http_request_duration_seconds',
    help: 'Time until the response was sent',
    labelNames: ['kind'],
    buckets: BUCKETS,
  });
  readonly cache = new Counter({
    ...this.#own,
    name: 'vestibule_page_cache_total',
    help: 'Where pages and their data came from',
    labelNames: ['kind', 'state'],
  });
  readonly loads = new Counter({
    ...this.#own,
    name: 'vestibule_remote_loads_total',
    help: 'Renders that a remote took part in, and exposes that browsers loaded',
    labelNames: ['remote', 'version', 'side'],
  });
  readonly failures = new Counter({
    ...this.#own,
    name: 'vestibule_remote_failures_total',
    help: 'Errors of a remote',
    labelNames: ['remote', 'version', 'side', 'kind'],
  });
  readonly renderSeconds = new Histogram({
    ...this.#own,
    name: 'vestibule_remote_render_seconds',
    help: 'Time that the code of a remote took in one render',
    labelNames: ['remote', 'version'],
    buckets: BUCKETS,
  });
  readonly workers = new Gauge({
    ...this.#own,
    name: 'vestibule_render_workers',
    help: 'Render workers alive, of all compositions',
  });
  readonly lostWorkers = new Counter({
    ...this.#own,
    name: 'vestibule_render_workers_lost_total',
    help: 'Render workers that ended unasked',
    labelNames: ['reason'],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
