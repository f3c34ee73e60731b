import { FAILURES } from './failures';

/** Errors that a visitor is shown and can fix: responses to a call or a query, not failures of the calling code. */
const REFUSALS = [
  'validation',
  'not_found',
  // A session ends while calls are on their way.
  'unauthorised',
  'second_factor',
  'forbidden',
  'conflict',
  'hides_page',
  'rate_limited',
  'sold_out',
  'no_reservation',
  'seat_kind',
  'companion',
  'unpaid_limit',
  'ticket_used',
  'ticket_cancelled',
  'ticket_unpaid',
  'other_event',
  'other_slot',
  'event_cancelled',
  'shop_offline',
  'site_offline',
] as const;
/** Codes that errors carry across bundles; compare the code, never the class (two bundles, two classes). */
export const ERROR_CODES = [...REFUSALS, ...FAILURES] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
