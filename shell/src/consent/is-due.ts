export interface Moment {
  /** A page that the law asks for: consent is not required there (spec/000 §4). */
  readonly legal: boolean;
  readonly cameFromLegal: boolean;
  /** Whether this browser has a valid answer. */
  readonly decided: boolean;
  /** Whether the answer lets the tag manager run. */
  readonly tagManager: boolean;
}

/**
 * Whether the question is asked now: where there is no answer, and again after a legal page while the tag manager is
 * off (spec/000 §4).
 */
export function isDue({ legal, cameFromLegal, decided, tagManager }: Moment): boolean {
  return !legal && (!decided || (cameFromLegal && !tagManager));
}
