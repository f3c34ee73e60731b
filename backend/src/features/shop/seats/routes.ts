import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { eventSeats } from './event-seats';

/** The plan of a date's seats, as it is now (docs/behaviour/tickets.md#choosing-seats). */
export function seatRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'eventSeats', ({ params, reply }) => {
    // Others take seats all the time.
    personal(reply);
    return eventSeats(deps.db, parseId(params['id']) ?? 0, deps.now());
  });
}
