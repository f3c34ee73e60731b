import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { RemoteTiming, RenderTimings } from '@vestibule/contracts/worker/render-timings';

interface Stretch {
  readonly at: number;
  ms: number;
}
interface Loading {
  readonly stretch: Stretch;
  running: number;
  since: number;
}

const remoteOf = (key: string) => key.slice(0, Math.max(0, key.indexOf('|')));

/**
 * Measures one render: the time of each owner's code, and of the loaders that the render waited for. Exposes are
 * identified by their keys.
 */
export class RenderClock {
  readonly #now: () => number;
  readonly #startedAt = Date.now();
  readonly #start: number;
  readonly #excluded: ReadonlySet<string>;
  readonly #rendered = new Map<string, Stretch>();
  readonly #loaded = new Map<string, Loading>();
  #rendering = false;
  #owner = '';
  #since = 0;

  /** An expose that is excluded from a render does not run: its fallback is not counted as its work. */
  constructor(excluded: readonly string[], now = () => performance.now()) {
    this.#excluded = new Set(excluded);
    this.#now = now;
    this.#start = now();
  }

  /** From here on the expose's code runs; without a key the shell's. Counts inside `render` only. */
  readonly mark = (key: string): void => {
    if (!this.#rendering) return;
    this.#account();
    this.#owner = this.#excluded.has(key) ? '' : remoteOf(key);
  };

  render<T>(task: () => T): T {
    this.#rendering = true;
    this.#owner = '';
    this.#since = this.#now();
    try {
      return task();
    } finally {
      this.#account();
      this.#rendering = false;
    }
  }

  /**
   * A loader starts; the returned function ends it. Loaders of one remote that run side by side take their time once.
   */
  readonly loading = (key: string): (() => void) => {
    const now = this.#now();
    const remote = remoteOf(key);
    let loading = this.#loaded.get(remote);
    if (!loading)
      this.#loaded.set(remote, (loading = { stretch: { at: now - this.#start, ms: 0 }, running: 0, since: now }));
    if (loading.running++ === 0) loading.since = now;
    return () => {
      if (--loading.running === 0) loading.stretch.ms += this.#now() - loading.since;
    };
  };

  timings({ id, remotes }: SiteComposition): RenderTimings {
    const entries = remotes.flatMap(({ name, version }): RemoteTiming[] => {
      const data = this.#loaded.get(name)?.stretch;
      const render = this.#rendered.get(name);
      return [
        ...(data ? [{ remote: name, version, work: 'data' as const, ...data }] : []),
        ...(render ? [{ remote: name, version, work: 'render' as const, ...render }] : []),
      ];
    });
    return { composition: id, startedAt: this.#startedAt, ms: this.#now() - this.#start, remotes: entries };
  }

  #account(): void {
    const now = this.#now();
    const known = this.#rendered.get(this.#owner);
    if (known) known.ms += now - this.#since;
    else if (this.#owner) this.#rendered.set(this.#owner, { at: this.#since - this.#start, ms: now - this.#since });
    this.#since = now;
  }
}
