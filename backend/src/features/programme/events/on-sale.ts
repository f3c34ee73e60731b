import type { events } from '../../../engines/records/tables';
import type { ProgrammeDeps } from '../deps';

/** How the tickets of this house are sold at a moment. */
export interface Selling {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether another system sells them, and alone knows what is left. */
  readonly isSoldLive: boolean;
}

export const sellingAt = ({ now, ticketProvider }: Pick<ProgrammeDeps, 'now' | 'ticketProvider'>): Selling => ({
  now: now(),
  isSoldLive: ticketProvider !== undefined,
});

/** Whether tickets of an event can be sold at all: it has a name in the ticket system, and is still to come. */
export const isOnSale = (
  { status, idJet, startsAt }: Pick<typeof events.$inferSelect, 'status' | 'idJet' | 'startsAt'>,
  now: number,
): boolean => status !== 'cancelled' && idJet !== null && Date.parse(startsAt) > now;
