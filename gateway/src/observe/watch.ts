import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Compositions } from '../compositions/compositions';
import type { RenderObserver } from '../compositions/render-observer';
import { clientErrors } from './client-errors';
import type { GatewayConfig } from '../config/config';
import { clientLoads } from './client-loads';
import { compositionInfo } from './composition-info';
import { Metrics } from './metrics';
import { metricsRoute } from './metrics-route';
import { RemoteHealth } from './remote-health';
import { RemoteWatch } from './remote-watch';
import { RenderWatch } from './render-watch';
import type { Tracing } from './spans';
import { startTracing } from './tracing';
import { noteEnd, watchRequests, type Answer } from './watch-requests';

/** Observation of the gateway: metrics, the health of remotes, traces, and reports of browsers. */
export class Watch {
  readonly health = new RemoteHealth();
  readonly renders: RenderObserver;
  readonly #metrics = new Metrics();
  readonly #remotes = new RemoteWatch(this.#metrics, this.health);
  readonly #tracing: Tracing | undefined;

  private constructor(tracing: Tracing | undefined) {
    this.#tracing = tracing;
    this.renders = new RenderWatch(this.#metrics, this.#remotes, tracing);
  }

  static async start(config: GatewayConfig): Promise<Watch> {
    return new Watch(await startTracing(config));
  }

  /** Must come before any route. */
  requests(app: FastifyInstance): void {
    watchRequests(app, this.#metrics, this.#tracing);
    app.addHook('onClose', async () => this.#tracing?.stop());
  }

  /** Whether each request has a span: then all must go through the hooks of `requests`. */
  get isTracing(): boolean {
    return this.#tracing !== undefined;
  }

  /** Notes a response that `requests` does not see. */
  answered(answer: Answer, log: FastifyBaseLogger): void {
    noteEnd(answer, this.#metrics, log);
  }

  routes(app: FastifyInstance, compositions: Compositions, metricsToken: string | undefined): void {
    compositionInfo(this.#metrics.registry, compositions);
    metricsRoute(app, this.#metrics, metricsToken);
    clientErrors(app, this.#remotes, compositions);
    clientLoads(app, this.#remotes, compositions);
  }
}
