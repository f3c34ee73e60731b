import type { Running } from './running';

/**
 * How long a composition stays warm after another took its place, in ms: teams look at the site within minutes of
 * publishing.
 */
const WARM_MS = 600_000;

/**
 * The composition that the stable pointer moved away from last, with its workers idle, so that a rollback need not
 * start any. Only one: it holds as much memory as the live one.
 */
export class WarmComposition {
  #kept: Running | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Keeps this one warm for WARM_MS at most; the former one drains. */
  keep(running: Running): void {
    const before = this.#release();
    if (before !== running) void before?.pool.drain();
    this.#kept = running;
    this.#timer = setTimeout(() => void this.#release()?.pool.drain(), WARM_MS).unref();
  }

  /** Hands it over when this composition is to render again. */
  take(id: string): Running | undefined {
    return this.#kept?.composition.id === id ? this.#release() : undefined;
  }

  async end(): Promise<void> {
    await this.#release()?.pool.end();
  }

  #release(): Running | undefined {
    clearTimeout(this.#timer);
    const kept = this.#kept;
    this.#kept = undefined;
    return kept;
  }
}
