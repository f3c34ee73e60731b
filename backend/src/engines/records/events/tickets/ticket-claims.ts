import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';

/** A numbered seat of an event that is held or sold. */
interface ClaimedSeat {
  readonly eventId: number;
  readonly row: string;
  readonly seat: string;
}

/**
 * Tickets of events that visitors hold or have bought. The feature that sells them has their tables
 * and registers this; records and lists ask it, as seats and prices that somebody has cannot be removed.
 */
export interface TicketClaims {
  /** Condition: no tickets are held of this quota, price, seat group or timeslot. */
  readonly isNotHeld: (of: 'quotaId' | 'priceId' | 'seatGroupId' | 'timeslotId', id: SQLWrapper) => SQL;
  /** Condition: no tickets of these quotas were ever sold. `quotaIds` is a list or a query in brackets. */
  readonly isNotSold: (quotaIds: SQL) => SQL;
  /**
   * Tickets of a quota whose holds have run out: they count in its `held` until the seats are needed.
   *
   * @param now - Milliseconds since 1970.
   */
  readonly expiredHolds: (quotaId: SQLWrapper, now: number) => SQL<number>;
  /** Numbered seats of these events that are held or sold, in the order in which they were taken. */
  readonly findSeats: (db: Database, eventIds: readonly number[]) => Promise<readonly ClaimedSeat[]>;
}

let registered: TicketClaims | undefined;

/** Registers the claims of the feature that sells tickets, once for the process. */
export function registerTicketClaims(claims: TicketClaims): void {
  registered = claims;
}

/** Throws where no feature has registered them. */
export function ticketClaims(): TicketClaims {
  if (registered === undefined) throw new TypeError('No feature has registered the claims of tickets');
  return registered;
}
