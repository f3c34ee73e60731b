import type { CartLine } from '@vestibule/contracts';

/** Tickets that a visitor wants to have reserved. */
export interface HoldRequest {
  /** Value of the cart cookie. */
  readonly cartToken: string;
  readonly lines: readonly CartLine[];
  /** Whether the lines came as a list: then errors name `lines[0].…`. */
  readonly listed?: boolean;
  /** The same key of the same cart never holds twice. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}
