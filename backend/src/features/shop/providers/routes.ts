import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../../platform/auth/client-address';
import type { ShopDeps } from '../deps';
import { endpoint } from '../../../platform/api/endpoint';
import { personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { dateOnSale } from './date-on-sale';
import { ticketsOf } from './tickets-of';

/** Another system is asked for each: nobody makes us ask it all the time. */
const LIMIT = { max: 120, seconds: 60, message: 'Tickets were asked for too often from your connection.' };

/** What a date sells, as it is now (docs/behaviour/tickets.md#another-ticket-system). */
export function providerRoutes(app: FastifyInstance, deps: ShopDeps): void {
  const provider = ticketsOf(deps);
  endpoint(
    app,
    deps,
    'eventTickets',
    async ({ lang, params, reply }) => {
      // Others buy tickets all the time.
      personal(reply);
      const now = deps.now();
      const date = await dateOnSale(deps.db, parseId(params['id']) ?? 0, lang, now);
      return { seat_groups: await provider.options(date, { lang, now }) };
    },
    { limit: { ...LIMIT, key: ({ request }) => clientAddress(request, deps.gateways) } },
  );
}
