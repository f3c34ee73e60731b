import type { Composition } from '@vestibule/contracts';
import type { StableChannel } from '@vestibule/registry/channel/stable';
import type { FastifyBaseLogger } from 'fastify';
import { startComposition, startDamaged, type Running, type StartOptions } from './running';
import { StartFailed } from './worker-errors';

/** How long until a composition that is not what it should be is looked at again, in ms: a look is cheap. */
const LOOK_AGAIN_MS = 500;
/** How long until one whose workers could not start is tried again, in ms: its files do not change. */
const START_AGAIN_MS = 10_000;

/** Starts compositions, and remembers which could not be started. */
export class CompositionStarts {
  readonly #options: (workers: number) => StartOptions;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #failed = new Map<string, { readonly message: string; readonly until: number }>();

  constructor(options: (workers: number) => StartOptions, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#options = options;
    this.#log = log;
  }

  /** Undefined when it cannot be started, or could not a moment ago; the log says why, once. */
  async start(composition: Composition, workers: number): Promise<Running | undefined> {
    const { id } = composition;
    if (Date.now() < (this.#failed.get(id)?.until ?? 0)) return undefined;
    try {
      const running = await startComposition(composition, this.#options(workers));
      this.#failed.delete(id);
      return running;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (this.#failed.get(id)?.message !== message)
        this.#log.error({ composition: id, error: message }, 'a composition cannot be started');
      this.#failed.set(id, {
        message,
        until: Date.now() + (error instanceof StartFailed ? START_AGAIN_MS : LOOK_AGAIN_MS),
      });
      return undefined;
    }
  }

  /** The pointer's composition; the newest older one that works when it is broken; what works of it when none does. */
  async first({ composition, history }: StableChannel, workers: number): Promise<Running> {
    const candidates = new Map(
      [composition, ...history.map((move) => move.composition)].map((candidate) => [candidate.id, candidate]),
    );
    for (const candidate of candidates.values()) {
      const running = await this.start(candidate, workers);
      if (running) return running;
    }
    return startDamaged(composition, this.#options(workers));
  }
}
