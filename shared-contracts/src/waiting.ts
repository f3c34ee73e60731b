/** State of a place on the waiting list of a date: `over` is an offer that was not taken in time. */
export const WAITING_STATES = ['waiting', 'offered', 'taken', 'over'] as const;

/** Tickets that one may wait for. */
export const MAX_WAITING_TICKETS = 10;

/** Controls of the form of a sold-out date, and of the page of one's own place. */
export const WAITING_CONTROLS = { email: 'email', quantity: 'quantity', leave: 'leave' } as const;

/** Name of the control for the number of tickets of a price. */
export const offerControl = (saleType: number): string => `tickets-${saleType}`;

/** Why a post was not taken; the pages have words for each. */
export const WAITING_REFUSALS = [
  'conflict',
  'not_found',
  'shop_offline',
  'no_reservation',
  'sold_out',
  'companion',
] as const;
export type WaitingRefusal = (typeof WAITING_REFUSALS)[number];
