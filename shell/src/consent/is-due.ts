export interface Moment {
  /** A legal page: consent is not required there (docs/behaviour/frame.md#legal-pages). */
  readonly legal: boolean;
  readonly cameFromLegal: boolean;
  /** Whether this browser has a valid choice. */
  readonly decided: boolean;
  /** Whether the choice lets the tag manager run. */
  readonly tagManager: boolean;
}

/**
 * Whether the dialog opens now: where there is no choice, and again after a legal page while the tag manager is off
 * (docs/behaviour/frame.md#consent).
 */
export function isDue({ legal, cameFromLegal, decided, tagManager }: Moment): boolean {
  return !legal && (!decided || (cameFromLegal && !tagManager));
}
