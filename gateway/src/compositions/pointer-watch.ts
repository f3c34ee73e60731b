import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { Registry } from '@vestibule/registry/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { LastPointers } from './last-pointers';
import type { Pointers } from './pointers';

/**
 * How often the pointers are looked at, in ms: with the start of new workers a move takes effect within two seconds.
 */
const POLL_MS = 500;

/** There is no pointer, which is no fault of the registry's. */
class NothingPublished extends Error {}

/** Polls a registry's pointers; the next poll waits until the result of the last one is processed. */
export class PointerWatch {
  readonly #registry: Registry;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #last: LastPointers;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  #problem: string | undefined;

  constructor(registry: Registry, last: LastPointers, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#registry = registry;
    this.#last = last;
    this.#log = log;
  }

  /** Rejects while nothing was ever published. */
  async read(): Promise<Pointers> {
    const [stable, canary] = await Promise.all([this.#registry.stable(), this.#registry.canary()]);
    if (!stable) throw new NothingPublished('Nothing was published into the registry yet');
    return { stable, canaries: canary.canaries };
  }

  /** Why the registry's pointers cannot be followed at the moment, if they cannot. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /**
   * The same, or those that were followed last while the registry cannot be read. Rejects when there are none either.
   */
  async first(): Promise<Pointers> {
    try {
      return await this.read();
    } catch (error) {
      const last = await this.#last.read();
      if (!last || error instanceof NothingPublished) throw error;
      this.#note(error);
      return last;
    }
  }

  /** Saves the live pointers: the next start falls back to them. */
  async followed(pointers: Pick<Pointers, 'stable'>, site: SiteComposition): Promise<void> {
    await this.#last
      .save(pointers, site)
      .catch((error: unknown) =>
        this.#log.error({ error: String(error) }, 'Cannot store the pointers on this machine'),
      );
  }

  /** A look that fails is logged, once for the same reason; the next one may not. */
  follow(apply: (pointers: Pointers) => Promise<void>): void {
    const look = async () => {
      try {
        const pointers = await this.read();
        this.#problem = undefined;
        await apply(pointers);
      } catch (error) {
        this.#note(error);
      }
      if (!this.#stopped) this.#timer = setTimeout(() => void look(), POLL_MS);
    };
    this.#timer = setTimeout(() => void look(), POLL_MS);
  }

  #note(error: unknown): void {
    const problem = String(error);
    if (problem !== this.#problem) this.#log.error({ error: problem }, 'the composition pointers cannot be followed');
    this.#problem = problem;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }
}
