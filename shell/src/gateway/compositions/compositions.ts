import type { Composition } from '@vestibule/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { join } from 'node:path';
import type { SiteComposition } from '../app/site';
import { readChannel, readSiteComposition } from '../render/read-composition';
import type { GatewayConfig } from './config';
import { WorkerPool } from './worker-pool';

/** A composition that takes traffic. */
export interface Live {
  readonly composition: Composition;
  readonly site: SiteComposition;
  readonly pool: WorkerPool;
}

const POLL_MS = 1000;

/** Follows a channel: warms the workers of a new composition, then switches to it; the old ones drain. */
export class Compositions {
  readonly #config: GatewayConfig;
  readonly #log: FastifyBaseLogger;
  readonly #known = new Map<string, SiteComposition>();
  readonly #listeners = new Set<(live: Live) => void>();
  #live: Live | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failed = '';

  constructor(config: GatewayConfig, log: FastifyBaseLogger) {
    this.#config = config;
    this.#log = log;
  }

  get live(): Live {
    if (!this.#live) throw new Error('No composition is live yet');
    return this.#live;
  }

  /** A composition that is or was live in this process, for tabs that still run it. */
  find(id: string): SiteComposition | undefined {
    return this.#known.get(id);
  }

  onSwitch(listener: (live: Live) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async start(): Promise<void> {
    await this.#follow();
    this.#timer = setInterval(() => {
      this.#follow().catch((error: unknown) => this.#log.error({ error: String(error) }, 'the composition pointer cannot be followed'));
    }, POLL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#live?.pool.end();
  }

  async #follow(): Promise<void> {
    const composition = await readChannel(this.#config.REGISTRY_DIR, this.#config.CHANNEL);
    if (composition.id === this.#live?.composition.id || composition.id === this.#failed) return;
    try {
      await this.#switchTo(composition);
    } catch (error) {
      // A composition that cannot start leaves the old one in place, and is not tried again until the pointer moves.
      this.#failed = composition.id;
      if (!this.#live) throw error;
      this.#log.error({ composition: composition.id, error: String(error) }, 'the new composition cannot start');
    }
  }

  async #switchTo(composition: Composition): Promise<void> {
    const { REGISTRY_DIR, SHELL_DIST, BACKEND_URL, RENDER_WORKERS, LIVE_RELOAD } = this.#config;
    const site = await readSiteComposition(REGISTRY_DIR, composition);
    const pool = new WorkerPool({
      setup: {
        composition: JSON.stringify(composition),
        registryDir: REGISTRY_DIR,
        shellDir: join(SHELL_DIST, composition.shell),
        backendUrl: BACKEND_URL,
        liveReload: LIVE_RELOAD === 'on',
      },
      size: RENDER_WORKERS,
      onReport: ({ where, message }) =>
        this.#log.error({ ...where, version: where.version ?? site.remotes.find(({ name }) => name === where.remote)?.version, error: message }, 'a remote failed on the server'),
    });
    await pool.warm();
    const old = this.#live;
    this.#known.set(composition.id, site);
    this.#live = { composition, site, pool };
    this.#log.info({ composition: composition.id, remotes: composition.remotes }, 'composition live');
    for (const listener of this.#listeners) listener(this.#live);
    void old?.pool.drain();
  }
}
