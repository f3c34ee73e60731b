import { isSiteError, type CartLine } from '@vestibule/contracts';
import type { Seat } from '@vestibule/contracts/seats/seat';

/**
 * Why adding failed: the ticket system's number, true when it gave none
 * (docs/behaviour/tickets.md#failures-when-adding), the limit of tickets that one visitor may reserve, a seat that
 * another visitor has taken meanwhile, or tickets that break the rules of kinds of seats.
 */
export type FailureCode = number | true | 'rate_limited' | 'seat_taken' | 'seat_kind' | 'companion';
/** Result of adding to the cart; null while tickets are being chosen. */
export type Summary =
  | { readonly kind: 'loading' }
  | { readonly kind: 'success'; readonly tickets: number }
  | { readonly kind: 'error'; readonly code: FailureCode; readonly seat?: Seat | undefined };

/**
 * The ticket system's number for tickets that are not held any more (docs/behaviour/tickets.md#failures-when-adding).
 */
export const NO_RESERVATION = -204;
/** A chosen seat that the error is about. */
export function seatOf(error: unknown, lines: readonly CartLine[]): Seat | undefined {
  const [, line, seat] = /^lines\[(\d+)\]\.seats\[(\d+)\]$/.exec((isSiteError(error) && error.field) || '') ?? [];
  return lines[Number(line)]?.seats?.[Number(seat)];
}

/** The code of a failure. */
export const codeOf = (error: unknown): FailureCode => {
  if (!isSiteError(error)) return true;
  if (error.code === 'conflict' && error.field?.includes('.seats[')) return 'seat_taken';
  if (error.code === 'seat_kind' || error.code === 'companion' || error.code === 'rate_limited') return error.code;
  return error.responseCode ?? true;
};
