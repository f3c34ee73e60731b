import type { events } from '../../../engines/records/tables';
import type { Availability } from './availability';

/** So long before a date begins nothing is offered any more: what comes free then is sold. */
export const WAITING_ENDS_MINUTES = 60;

/** Whether one can wait for tickets of a date: it is sold out, and there is time to offer what comes free. */
export const isWaitable = (
  { status, idJet, startsAt }: Pick<typeof events.$inferSelect, 'status' | 'idJet' | 'startsAt'>,
  availability: Availability,
  now: number,
): boolean =>
  availability === 'sold_out' &&
  status !== 'cancelled' &&
  idJet !== null &&
  Date.parse(startsAt) > now + WAITING_ENDS_MINUTES * 60_000;
