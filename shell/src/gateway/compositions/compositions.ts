import type { Composition } from '@vestibule/contracts';
import { compositionOfGroup, compositionsWithShares, type Canary } from '@vestibule/registry/channel/canary';
import type { StableChannel } from '@vestibule/registry/channel/stable';
import { localCopy, type LocalCopy } from '@vestibule/registry/local-copy';
import { Registry } from '@vestibule/registry/registry';
import { openStore } from '@vestibule/registry/store/open-store';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteComposition } from '../../app/site';
import type { GatewayConfig } from '../config';
import type { RenderObserver } from '../observe/render-watch';
import { KnownCompositions } from './known-compositions';
import { StartFailed } from './worker-errors';
import { startComposition, startDamaged, type Running, type StartOptions } from './running';

/** How often the pointers are looked at, in ms: with the start of new workers a move takes effect within two seconds. */
const POLL_MS = 500;
/** How long until a composition that is not what it should be is looked at again, in ms: a look is cheap. */
const LOOK_AGAIN_MS = 500;
/** How long until one whose workers could not start is tried again, in ms: its files do not change. */
const START_AGAIN_MS = 10_000;

interface Pointers {
  readonly stable: StableChannel;
  readonly canaries: readonly Canary[];
}

/** Follows the registry's pointers: warms the workers of a new composition, then switches to it; the old ones drain. */
export class Compositions {
  readonly registry: Registry;
  readonly copy: LocalCopy;
  readonly #config: GatewayConfig;
  readonly #log: FastifyBaseLogger;
  readonly #observer: RenderObserver;
  readonly #known: KnownCompositions;
  readonly #listeners = new Set<(live: Running) => void>();
  readonly #failed = new Map<string, { readonly message: string; readonly until: number }>();
  #running = new Map<string, Running>();
  #live: Running | undefined;
  #canaries: readonly Canary[] = [];
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(config: GatewayConfig, log: FastifyBaseLogger, observer: RenderObserver) {
    this.#config = config;
    this.#log = log;
    this.#observer = observer;
    this.registry = new Registry(openStore(config.REGISTRY_URL));
    this.copy = localCopy(this.registry, config.REGISTRY_CACHE);
    this.#known = new KnownCompositions(this.registry, this.copy);
  }

  /** What visitors without a canary get. */
  get live(): Running {
    if (!this.#live) throw new Error('No composition is live yet');
    return this.#live;
  }

  /** Canaries that run; none when the canary itself could not be started. */
  get canaries(): readonly Canary[] {
    return this.#canaries;
  }

  /** Every composition that renders now. */
  get running(): readonly Running[] {
    return [...this.#running.values()];
  }

  /** Whether this composition renders now. */
  get(id: string): Running | undefined {
    return this.#running.get(id);
  }

  /** What the visitors of a release group get. */
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
    const { stable, canaries } = await this.#pointers();
    this.#live = await this.#first(stable);
    this.#running.set(this.#live.composition.id, this.#live);
    await this.#apply({ stable: { ...stable, composition: this.#live.composition }, canaries });
    const look = async () => {
      try {
        await this.#apply(await this.#pointers());
      } catch (error) {
        this.#log.error({ error: String(error) }, 'the composition pointers cannot be followed');
      }
      if (!this.#stopped) this.#timer = setTimeout(() => void look(), POLL_MS);
    };
    this.#timer = setTimeout(() => void look(), POLL_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.running.map(({ pool }) => pool.end()));
    this.registry.store.close();
  }

  /** What a composition is started with, for previews too. */
  options(workers: number): StartOptions {
    const { BACKEND_URL, LIVE_RELOAD, SENTRY_DSN, SHELL_DIST } = this.#config;
    return {
      copy: this.copy,
      shellDist: SHELL_DIST,
      workers,
      setup: { registryDir: this.copy.root, backendUrl: BACKEND_URL, liveReload: LIVE_RELOAD === 'on', ...(SENTRY_DSN && { sentryDsn: SENTRY_DSN }) },
      observer: this.#observer,
      onReport: (report) => {
        this.#observer.failed(report);
        this.#log.error({ ...report.where, kind: report.kind, reqId: report.requestId, error: report.message }, 'a remote failed on the server');
      },
    };
  }

  async #pointers(): Promise<Pointers> {
    const [stable, canary] = await Promise.all([this.registry.stable(), this.registry.canary()]);
    if (!stable) throw new Error('Nothing was published into the registry yet');
    return { stable, canaries: canary.canaries };
  }

  /** The pointer's composition; the newest older one that works when it is broken; what works of it when none does. */
  async #first(stable: StableChannel): Promise<Running> {
    const candidates = new Map([stable.composition, ...stable.history.map(({ composition }) => composition)].map((composition) => [composition.id, composition]));
    for (const composition of candidates.values()) {
      const running = await this.#tryStart(composition, this.#config.RENDER_WORKERS);
      if (running) return running;
    }
    return startDamaged(stable.composition, this.options(this.#config.RENDER_WORKERS));
  }

  async #apply({ stable, canaries }: Pointers): Promise<void> {
    const next = await this.#ensure(stable.composition, this.#config.RENDER_WORKERS);
    // A composition that cannot start leaves everything as it is.
    if (!next) return;
    const wanted = new Map([[next.composition.id, next]]);
    for (const { composition } of compositionsWithShares(stable.composition, canaries)) {
      const running = wanted.get(composition.id) ?? (await this.#ensure(composition, 1));
      if (running) wanted.set(composition.id, running);
    }
    const before = this.#running;
    const moved = next !== this.#live;
    this.#running = wanted;
    this.#canaries = canaries;
    this.#live = next;
    if (moved) {
      this.#log.info({ composition: next.composition.id, remotes: next.composition.remotes }, 'composition live');
      for (const listener of this.#listeners) listener(next);
    }
    for (const [id, { pool, site }] of before) {
      if (wanted.has(id)) continue;
      this.#known.keep(site);
      void pool.drain();
    }
  }

  async #ensure(composition: Composition, workers: number): Promise<Running | undefined> {
    const running = this.#running.get(composition.id);
    if (running) return running;
    return Date.now() < (this.#failed.get(composition.id)?.until ?? 0) ? undefined : this.#tryStart(composition, workers);
  }

  async #tryStart(composition: Composition, workers: number): Promise<Running | undefined> {
    try {
      const running = await startComposition(composition, this.options(workers));
      this.#failed.delete(composition.id);
      return running;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (this.#failed.get(composition.id)?.message !== message) this.#log.error({ composition: composition.id, error: message }, 'a composition cannot be started');
      this.#failed.set(composition.id, { message, until: Date.now() + (error instanceof StartFailed ? START_AGAIN_MS : LOOK_AGAIN_MS) });
      return undefined;
    }
  }
}
