import type { Tag } from '@vestibule/contracts/tags';
import type { WorkerPool } from './worker-pool';

/**
 * Every pool of this gateway, from its first worker's start: live, warm, of a canary, of a preview, or still starting.
 */
export class WorkerPools {
  readonly #pools = new Set<Pick<WorkerPool, 'purge' | 'closing'>>();

  add(pool: Pick<WorkerPool, 'purge' | 'closing'>): void {
    this.#open().add(pool);
  }

  /** Every worker that renders or may render drops cached data: a rehearsing one may have cached the old state. */
  purge(tags: readonly Tag[]): void {
    for (const pool of this.#open()) pool.purge(tags);
  }

  /** Pools that still take work; closed ones are removed, so that the memory of their composition is freed. */
  #open() {
    for (const pool of this.#pools) if (pool.closing) this.#pools.delete(pool);
    return this.#pools;
  }
}
