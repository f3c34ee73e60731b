import type { events } from '../../../engines/records/tables';
import type { Availability } from './availability';

/** Minutes before a date begins from which nothing is offered any more: tickets that become free then are sold. */
export const WAITING_ENDS_MINUTES = 60;

/**
 * Whether visitors can wait for tickets of a date: it is sold out, and there is time to offer tickets that become free.
 */
export const isWaitable = (
  { status, idJet, startsAt }: Pick<typeof events.$inferSelect, 'status' | 'idJet' | 'startsAt'>,
  availability: Availability,
  now: number,
): boolean =>
  availability === 'sold_out' &&
  status !== 'cancelled' &&
  idJet !== null &&
  Date.parse(startsAt) > now + WAITING_ENDS_MINUTES * 60_000;
