import type { Tag } from '@vestibule/contracts/tags';
import type { WorkerPool } from './worker-pool';

/**
 * Every pool of this gateway, from its first worker's start: live, warm, of a canary, of a preview, or still starting.
 * Pools that take no more work are forgotten when the next is added.
 */
export class WorkerPools {
  readonly #pools = new Set<Pick<WorkerPool, 'purge' | 'closing'>>();

  add(pool: Pick<WorkerPool, 'purge' | 'closing'>): void {
    for (const one of this.#pools) if (one.closing) this.#pools.delete(one);
    this.#pools.add(pool);
  }

  /**
   * What has changed is forgotten by every worker that renders or may render: one that is rehearsing knows the old
   * already.
   */
  purge(tags: readonly Tag[]): void {
    for (const pool of this.#pools) if (!pool.closing) pool.purge(tags);
  }
}
