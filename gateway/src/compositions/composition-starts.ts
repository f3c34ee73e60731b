import type { Composition } from '@vestibule/contracts';
import type { StableChannel } from '@vestibule/registry/channel/stable';
import type { FastifyBaseLogger } from 'fastify';
import { startComposition, startDamaged, type Running, type StartOptions } from './running';
import { StartFailed } from './worker-errors';

/** Interval in ms at which an incomplete composition is checked again: a check is cheap. */
const LOOK_AGAIN_MS = 500;
/**
 * How long until one whose workers could not start is tried again, in ms: its files do not change. Twice as long after
 * each failure, as workers that loop take whole cores until they are given up.
 */
const START_AGAIN_MS = 10_000;
const START_AGAIN_MAX_MS = 40_000;
/** How long the site waits for the pointer's composition before an older one starts beside it, in ms: it takes 500. */
const BESIDE_MS = 3000;

interface Failure {
  readonly message: string;
  readonly until: number;
  /** How long it was left alone for, in ms. */
  readonly pause: number;
}

/** Starts compositions, and remembers which could not be started. */
export class CompositionStarts {
  readonly #options: (workers: number) => StartOptions;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #failed = new Map<string, Failure>();

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
      const before = this.#failed.get(id);
      if (before?.message !== message)
        this.#log.error({ composition: id, error: message }, 'a composition cannot be started');
      const twice = Math.min(Math.max(START_AGAIN_MS, 2 * (before?.pause ?? 0)), START_AGAIN_MAX_MS);
      const pause = error instanceof StartFailed ? twice : LOOK_AGAIN_MS;
      this.#failed.set(id, { message, until: Date.now() + pause, pause });
      return undefined;
    }
  }

  /**
   * The pointer's composition; when it is broken, or hangs, the newest older one that works; when none works, the
   * working parts of the pointer's.
   */
  async first({ composition, history }: StableChannel, workers: number): Promise<Running> {
    const older = new Map(history.map((move) => [move.composition.id, move.composition]));
    older.delete(composition.id);
    const wanted = this.start(composition, workers);
    const early = await within(wanted, BESIDE_MS);
    if (early) return early;
    const both = [wanted, this.#newest([...older.values()], workers)];
    const running = await Promise.any(both.map(orReject)).catch(() => undefined);
    // Not a second time while it still starts.
    if (running?.composition.id !== composition.id && !this.#failed.has(composition.id))
      this.#failed.set(composition.id, { message: '', until: Date.now() + START_AGAIN_MS, pause: 0 });
    for (const other of both) void other.then((late) => (late === running ? undefined : late?.pool.end()));
    return running ?? startDamaged(composition, this.#options(workers));
  }

  async #newest(candidates: readonly Composition[], workers: number): Promise<Running | undefined> {
    for (const candidate of candidates) {
      const running = await this.start(candidate, workers);
      if (running) return running;
    }
    return undefined;
  }
}

/** Undefined also when there is none yet. */
async function within(start: Promise<Running | undefined>, ms: number): Promise<Running | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)));
  const first = await Promise.race([start, late]);
  clearTimeout(timer);
  return first;
}

const orReject = async (start: Promise<Running | undefined>): Promise<Running> =>
  (await start) ?? Promise.reject(new Error('A composition cannot be started'));
