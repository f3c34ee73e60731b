import type { Canary } from '@vestibule/registry/channel/canary';
import type { StableChannel } from '@vestibule/registry/channel/stable';
import type { Registry } from '@vestibule/registry/registry';
import type { FastifyBaseLogger } from 'fastify';

/** How often the pointers are looked at, in ms: with the start of new workers a move takes effect within two seconds. */
const POLL_MS = 500;

/** What a registry's channels say at one moment. */
export interface Pointers {
  readonly stable: StableChannel;
  readonly canaries: readonly Canary[];
}

/** Looks at a registry's pointers again and again; the next look waits until what was found in the last one is done. */
export class PointerWatch {
  readonly #registry: Registry;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(registry: Registry, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#registry = registry;
    this.#log = log;
  }

  /** Rejects while nothing was ever published. */
  async read(): Promise<Pointers> {
    const [stable, canary] = await Promise.all([this.#registry.stable(), this.#registry.canary()]);
    if (!stable) throw new Error('Nothing was published into the registry yet');
    return { stable, canaries: canary.canaries };
  }

  /** A look that fails is logged; the next one may not. */
  follow(apply: (pointers: Pointers) => Promise<void>): void {
    const look = async () => {
      try {
        await apply(await this.read());
      } catch (error) {
        this.#log.error({ error: String(error) }, 'the composition pointers cannot be followed');
      }
      if (!this.#stopped) this.#timer = setTimeout(() => void look(), POLL_MS);
    };
    this.#timer = setTimeout(() => void look(), POLL_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
