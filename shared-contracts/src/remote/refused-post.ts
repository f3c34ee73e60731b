/** Reason why a post was refused: wrong values, an old or forged token, too many posts, or no service to take it. */
export type RefusalReason = 'values' | 'token' | 'limited' | 'unavailable';

/** A post that was not taken, for its page to show (docs/decisions/0026-route-actions.md). JSON. */
export interface RefusedPost {
  readonly reason: RefusalReason;
  /** Problems by name of the field; '' for problems that belong to no field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The posted body as it came: `application/x-www-form-urlencoded`. */
  readonly posted: string;
}

/** Characters that a post may have: ten texts of 5000 letters, a tenth of them written as six signs, and then some. */
export const MAX_POST = 128 * 1024;
