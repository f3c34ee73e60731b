import { WHOLE_SITE } from '@vestibule/registry/develop/problems';
import type { FastifyInstance } from 'fastify';
import type { Compositions } from '../compositions/compositions';
import type { EventStreams } from './event-streams';
import { followProblems } from './follow-problems';

/**
 * Tells open pages of a developer which composition is live, also right at first: this gateway may have been started
 * with a newer one than the page is of. And what the type check says.
 */
export function liveReload(app: FastifyInstance, streams: EventStreams, compositions: Compositions): void {
  app.get('/_dev/reload', (request, reply) => {
    streams.open(request, reply, (send) => {
      send(compositions.live.composition.id);
      const ends = [
        compositions.onSwitch(({ composition }) => send(composition.id)),
        followProblems(compositions.registry, WHOLE_SITE, send),
      ];
      return () => ends.forEach((end) => end());
    });
  });
}
