export interface Moment {
  /** A legal page: consent is not required there (docs/behaviour/frame.md#legal-pages). */
  readonly legal: boolean;
  readonly cameFromLegal: boolean;
  /** Whether this browser has a valid answer. */
  readonly decided: boolean;
  /** Whether the answer lets the tag manager run. */
  readonly tagManager: boolean;
}

/**
 * Whether the question is asked now: where there is no answer, and again after a legal page while the tag manager is
 * off (docs/behaviour/frame.md#consent).
 */
export function isDue({ legal, cameFromLegal, decided, tagManager }: Moment): boolean {
  return !legal && (!decided || (cameFromLegal && !tagManager));
}
