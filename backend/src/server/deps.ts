import type { Database, DatabaseKind } from '../db/database';
import type { Purge } from '../purge';

/** What features get handed; nothing in them reads the environment, the clock or a global. */
export interface Deps {
  readonly db: Database;
  readonly kind: DatabaseKind;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly purge: Purge;
  /** Key of the csrf tokens. */
  readonly secret: Buffer;
  /** Origins besides the request's own host that may write, e.g. `https://www.example.org`. */
  readonly siteOrigins: readonly string[];
  readonly internalToken: string;
  /** Switches the cart's locks off, for the tests' control run only. */
  readonly unsafeCart: boolean;
  /** Checks every answer against the contract; for tests, where a wrong answer is a 500. */
  readonly checkAnswers: boolean;
}
