import type { Composition } from '@vestibule/contracts';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { compositionOfGroup, compositionsWithShares, type Canary } from '@vestibule/registry/channel/canary';
import { localCopy, type LocalCopy } from '@vestibule/registry/local-copy';
import type { Registry } from '@vestibule/registry/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { GatewayConfig } from '../config/config';
import type { RenderObserver } from './render-observer';
import { CompositionStarts } from './composition-starts';
import { KnownCompositions } from './known-compositions';
import { LastPointers } from './last-pointers';
import { MovedRoutes } from './moved-routes';
import { PointerWatch } from './pointer-watch';
import type { Pointers } from './pointers';
import type { Running, StartOptions } from './running';
import { WarmComposition } from './warm-composition';
import { WorkerPools } from './worker-pools';

/** Reasons why visitors do not get the composition of the pointers. */
export interface CompositionTrouble {
  /** Why the pointers cannot be read. */
  readonly pointers?: string;
  /** Id of the composition that the pointer names and that cannot be started. */
  readonly wanted?: string;
  /** Remotes whose pages and parts are not there. */
  readonly missing: readonly string[];
}

/**
 * Follows the registry's pointers: warms the workers of a new composition, then switches to it; the old ones drain, but
 * those of the last one stay warm.
 */
export class Compositions {
  readonly registry: Registry;
  readonly copy: LocalCopy;
  readonly pools = new WorkerPools();
  readonly moved = new MovedRoutes();
  readonly #config: GatewayConfig;
  readonly #log: FastifyBaseLogger;
  readonly #observer: RenderObserver;
  readonly #known: KnownCompositions;
  readonly #starts: CompositionStarts;
  readonly #pointers: PointerWatch;
  readonly #last: LastPointers;
  readonly #warm = new WarmComposition();
  readonly #listeners = new Set<(live: Running) => void>();
  #running = new Map<string, Running>();
  #live: Running | undefined;
  #canaries: readonly Canary[] = [];
  /** The pointer's composition while it cannot be started. */
  #wanted: string | undefined;

  constructor(registry: Registry, config: GatewayConfig, log: FastifyBaseLogger, observer: RenderObserver) {
    this.#config = config;
    this.#log = log;
    this.#observer = observer;
    this.registry = registry;
    this.copy = localCopy(this.registry, config.REGISTRY_CACHE);
    this.#known = new KnownCompositions(this.registry, this.copy);
    this.#last = new LastPointers(config.REGISTRY_CACHE, config.REGISTRY_URL);
    this.#pointers = new PointerWatch(this.registry, this.#last, log);
    this.#starts = new CompositionStarts((workers) => this.options(workers), log);
  }

  /** The composition of visitors without a canary. */
  get live(): Running {
    if (!this.#live) throw new Error('No composition is live yet');
    return this.#live;
  }

  /** Present faults: a pointer that cannot be followed, and remotes that are missing in the live composition. */
  get trouble(): CompositionTrouble | undefined {
    const { problem } = this.#pointers;
    const { missing } = this.live;
    if (problem === undefined && this.#wanted === undefined && missing.length === 0) return undefined;
    return {
      ...(problem !== undefined && { pointers: problem }),
      ...(this.#wanted !== undefined && { wanted: this.#wanted }),
      missing,
    };
  }

  /** Canaries that run; none when the canary itself could not be started. */
  get canaries(): readonly Canary[] {
    return this.#canaries;
  }

  /** Every composition that renders now; the warm one does not. */
  get running(): readonly Running[] {
    return [...this.#running.values()];
  }

  /** Whether this composition renders now. */
  get(id: string): Running | undefined {
    return this.#running.get(id);
  }

  /** The composition of a release group's visitors. */
  ofGroup(group: number): Running {
    return this.#running.get(compositionOfGroup(this.live.composition, this.#canaries, group).id) ?? this.live;
  }

  /** A composition that is or was live, for tabs that still run it. */
  find(id: string): Promise<SiteComposition | undefined> {
    const running = this.#running.get(id);
    return running ? Promise.resolve(running.site) : this.#known.find(id);
  }

  /** Whether a composition that renders, or that is remembered, has this version of a remote. */
  has(remote: string, version: string): boolean {
    const sites = [...this.running.map(({ site }) => site), ...this.#known.sites];
    return sites.some(({ remotes }) => remotes.some((one) => one.name === remote && one.version === version));
  }

  onSwitch(listener: (live: Running) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async start(): Promise<void> {
    const { stable, canaries } = await this.#pointers.first();
    this.moved.note(stable, []);
    this.#live = await this.#starts.first(stable, this.#config.RENDER_WORKERS);
    this.#running.set(this.#live.composition.id, this.#live);
    await this.#apply({ stable: { ...stable, composition: this.#live.composition }, canaries });
    if (this.#live.composition.id !== stable.composition.id) this.#wanted = stable.composition.id;
    this.#pointers.follow((pointers) => this.#apply(pointers));
  }

  async stop(): Promise<void> {
    this.#pointers.stop();
    await Promise.all([...this.running.map(({ pool }) => pool.end()), this.#warm.end()]);
    this.registry.store.close();
  }

  /** Options that a composition starts with, previews too. */
  options(workers: number): StartOptions {
    const { BACKEND_URL, LIVE_RELOAD, SENTRY_DSN, SHELL_DIST } = this.#config;
    return {
      copy: this.copy,
      shellDist: SHELL_DIST,
      workers,
      setup: {
        registryDir: this.copy.root,
        backendUrl: BACKEND_URL,
        liveReload: LIVE_RELOAD === 'on',
        ...(SENTRY_DSN && { sentryDsn: SENTRY_DSN }),
      },
      observer: this.#observer,
      pools: this.pools,
      former: this.moved.former,
      lastRoutes: async (remote) => (await this.#last.read())?.routes[remote],
      onReport: (report) => {
        this.#observer.failed(report);
        this.#log.error(
          { ...report.where, kind: report.kind, reqId: report.requestId, error: report.message },
          'a remote failed on the server',
        );
      },
    };
  }

  async #apply({ stable, canaries }: Pointers): Promise<void> {
    this.moved.note(stable, this.running);
    const next = await this.#ensure(stable.composition, this.#config.RENDER_WORKERS);
    this.#wanted = next ? undefined : stable.composition.id;
    // A composition that cannot start leaves everything as it is.
    if (!next) return;
    const wanted = new Map([[next.composition.id, next]]);
    for (const { composition } of compositionsWithShares(stable.composition, canaries)) {
      const running = wanted.get(composition.id) ?? (await this.#ensure(composition, 1));
      if (running) wanted.set(composition.id, running);
    }
    const [before, liveBefore] = [this.#running, this.#live];
    this.#running = wanted;
    this.#canaries = canaries;
    this.#live = next;
    this.moved.note(stable, this.running);
    for (const [id, running] of before) {
      if (wanted.has(id)) continue;
      this.#known.keep(running.site);
      if (running === liveBefore && running.missing.length === 0) this.#warm.keep(running);
      else void running.pool.drain();
    }
    if (next.missing.length === 0) await this.#pointers.followed({ stable }, next.site);
    if (next === liveBefore) return;
    this.#log.info({ composition: next.composition.id, remotes: next.composition.remotes }, 'composition live');
    for (const listener of this.#listeners) listener(next);
  }

  async #ensure(composition: Composition, workers: number): Promise<Running | undefined> {
    const { id } = composition;
    const running = this.#running.get(id) ?? this.#warm.take(id);
    running?.pool.grow(workers);
    return running ?? this.#starts.start(composition, workers);
  }
}
