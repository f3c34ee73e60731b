/**
 * Time in ms of a remote: rendering on its own, or until its loaders had finished; `at` counts from the render's start.
 */
export interface RemoteTiming {
  readonly remote: string;
  readonly version: string;
  readonly work: 'render' | 'data';
  readonly at: number;
  readonly ms: number;
}
export interface RenderTimings {
  readonly composition: string;
  /** When the render began, in ms since 1970. */
  readonly startedAt: number;
  readonly ms: number;
  readonly remotes: readonly RemoteTiming[];
}
