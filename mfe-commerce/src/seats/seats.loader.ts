import { type AnswerOf, type LoaderContext } from '@vestibule/contracts';
import { loadTickets, type TicketsData } from '../tickets/tickets.loader';

export interface SeatsData extends TicketsData {
  readonly seats: AnswerOf<'eventSeats'>;
}

/** An event's tickets with the plan of its seats as it is now. Throws `not_found` for an event without such seats. */
export async function loadSeats(context: LoaderContext): Promise<SeatsData> {
  const tickets = await loadTickets(context);
  const seats = await context.api.call('eventSeats', { params: { id: tickets.event.id }, signal: context.signal });
  return { ...tickets, seats };
}
