import type { ShopDeps } from '../deps';
import { houseTickets } from './house-tickets';
import { httpTickets } from './http-tickets';
import type { TicketProvider } from './ticket-provider';

/** Who sells the tickets of this house. */
export const ticketsOf = (deps: ShopDeps): TicketProvider =>
  deps.ticketProvider ? httpTickets(deps, deps.ticketProvider) : houseTickets(deps);
