import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../compositions/compositions';
import type { EventStreams } from './event-streams';

/** Tells open pages of a developer when another composition is live. */
export function liveReload(app: FastifyInstance, streams: EventStreams, compositions: Compositions): void {
  app.get('/_dev/reload', (request, reply) => {
    streams.open(request, reply, (send) => compositions.onSwitch(({ composition }) => send(composition.id)));
  });
}
