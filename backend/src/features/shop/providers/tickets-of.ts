import type { ShopDeps } from '../deps';
import { houseTickets } from './house-tickets';
import { httpTickets } from './http-tickets';
import type { TicketProvider } from './ticket-provider';

/** Ticket provider of this site. */
export const ticketsOf = (deps: ShopDeps): TicketProvider =>
  deps.ticketProvider ? httpTickets(deps, deps.ticketProvider) : houseTickets(deps);
