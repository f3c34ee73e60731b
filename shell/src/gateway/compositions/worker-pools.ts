import type { WorkerPool } from './worker-pool';

/**
 * Every pool of this gateway, from its first worker's start: live, warm, of a canary, of a preview, or still starting.
 */
export class WorkerPools {
  readonly #pools = new Set<Pick<WorkerPool, 'purge' | 'closing'>>();

  add(pool: Pick<WorkerPool, 'purge' | 'closing'>): void {
    this.#pools.add(pool);
  }

  /**
   * What has changed is forgotten by every worker that renders or may render: one that is rehearsing knows the old
   * already.
   */
  purge(tags: readonly string[]): void {
    for (const pool of this.#pools) {
      if (pool.closing) this.#pools.delete(pool);
      else pool.purge(tags);
    }
  }
}
