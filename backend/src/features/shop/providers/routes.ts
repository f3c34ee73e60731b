import type { FastifyInstance } from 'fastify';
import type { ShopDeps } from '../deps';
import { handleCall } from '../../../platform/api/handle-call';
import { personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { dateOnSale } from './date-on-sale';
import { ticketsOf } from './tickets-of';

/** Tickets of a date at this moment (docs/behaviour/tickets.md#another-ticket-system). */
export function providerRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const provider = ticketsOf(deps);
  handleCall(app, deps, 'eventTickets', async ({ lang, params, reply }) => {
    // Others buy tickets all the time.
    personal(reply);
    const now = deps.now();
    const date = await dateOnSale(deps.db, parseId(params['id']) ?? 0, lang, now);
    return { seat_groups: await provider.options(date, { lang, now }) };
  });
}
