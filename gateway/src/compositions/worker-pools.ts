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

  /**
   * What has changed is forgotten by every worker that renders or may render: one that is rehearsing knows the old
   * already.
   */
  purge(tags: readonly Tag[]): void {
    for (const pool of this.#open()) pool.purge(tags);
  }

  /** Those that still take work; the others are forgotten, with what their composition holds in memory. */
  #open() {
    for (const pool of this.#pools) if (pool.closing) this.#pools.delete(pool);
    return this.#pools;
  }
}
